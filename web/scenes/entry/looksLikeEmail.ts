/** Enough to catch a slip; whether the address exists, only a code sent to it can tell. */
export function looksLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
