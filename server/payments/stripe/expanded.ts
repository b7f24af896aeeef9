/** A part that Stripe was asked to send whole; null where there is none. */
export function expanded<T extends object>(part: string | T | null): T | null {
  if (typeof part === 'string') throw new Error(`Stripe has sent only the id of ${part.replace(/_.*/s, '')}`);
  return part;
}
