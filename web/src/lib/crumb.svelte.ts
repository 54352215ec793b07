/** The game one is at, beside the wordmark. */
export const crumb = $state({ game: '' });

/** Shows a crumb for as long as an effect lives. */
export function showCrumb(game: string): () => void {
  crumb.game = game;
  return () => (crumb.game = '');
}
