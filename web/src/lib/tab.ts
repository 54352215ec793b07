/** The browser's tab: its title, and a mark on the icon when it is your turn. */

export function nameTab(title: string, yourTurn = false): void {
  document.title = (yourTurn ? '● ' : '') + title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = yourTurn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
