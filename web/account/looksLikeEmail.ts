/** Catches typing errors only; that the address exists is verified by a code. */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim();
  // The first "@" and the last dot that have a letter before and behind them.
  const at = address.indexOf('@', 1);
  const dot = address.lastIndexOf('.', address.length - 2);
  return at > 0 && dot > at + 1 && !/\s/.test(address);
}
