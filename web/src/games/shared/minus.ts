/** Numbers below zero with a true minus, as wide as a plus. */
export const minus = (text: string | number): string => String(text).replace('-', '−');
