/** The id of a part that Stripe sends whole or as its id. */
export const idOf = (part: string | { id: string } | null): string | null =>
  typeof part === 'object' ? (part?.id ?? null) : part;
