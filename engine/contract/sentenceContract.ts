import { z } from 'zod/v3';

/** A text that people read. @param longest in characters */
export function sentenceContract(longest?: number) {
  const text = z.string().min(1);
  return (longest === undefined ? text : text.max(longest))
    .refine((given) => given === given.trim(), 'must not begin or end with a space')
    .refine((given) => !/<[a-z/!]/i.test(given), 'must not hold HTML');
}
