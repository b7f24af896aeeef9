import { z } from 'zod';

export const balanceResponse = z.object({
  balance: z.number().int(),
  payments: z.array(z.object({ id: z.string(), createdAt: z.string(), tokens: z.number().int() })),
  entries: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      kind: z.string(),
      amount: z.number().int(),
      reference: z.string(),
    }),
  ),
});

export type Balance = z.infer<typeof balanceResponse>;
