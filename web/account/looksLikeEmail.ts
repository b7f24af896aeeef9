/** Catches typing errors only; that the address exists is verified by a code. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
