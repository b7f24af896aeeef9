import { z } from 'zod';

/** An item that a bound field can refer to. */
export const referenceItem = z.object({
  id: z.string(),
  label: z.string().describe('Empty where the item has no name.'),
  isPlanned: z.boolean().optional().describe('It is no source yet: nothing new may cite it.'),
});
