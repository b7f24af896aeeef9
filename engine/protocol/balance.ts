import { z } from 'zod';

export const balanceResponse = z.object({
  balance: z.number().int(),
  payments: z.array(z.object({ id: z.string(), createdAt: z.string(), tokens: z.number().int() })),
  entries: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      reason: z.string(),
      amount: z.number().int(),
      reference: z.string(),
      toolset: z.string().optional().describe('What was drafted, if it was a single toolset.'),
      projectId: z.string().optional().describe('The project that it was for, while there is one.'),
      projectName: z.string().optional(),
    }),
  ),
});

export type Balance = z.infer<typeof balanceResponse>;
