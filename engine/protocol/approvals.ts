import { z } from 'zod';

import { id } from './id.ts';

const isRead = z
  .boolean()
  .optional()
  .describe('true: the person has read it, and confirms it. Otherwise an approval confirms nothing.');

export const approvalRequest = z.object({
  pointers: z
    .array(z.string().max(400))
    .min(1)
    .max(500)
    .describe('JSON pointers into the draft: entries, fields or sections, with all that is within them.'),
  revision: z.number().int().min(0).describe('Of what is saved beside the draft; another one is a 409.'),
  draft: z.string().max(100).describe('The generationId of the draft; another one is a 409.'),
  content: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('The draft with what the person has typed into it; only what the pointers lead to is taken of it.'),
  read: isRead,
});
export const approvalResponse = z.object({
  revision: z.number().int(),
  draft: z.string().nullable().describe('The generationId of the draft, which holds the rest; null: nothing is left.'),
  before: z.string().nullable().describe('The version that holds what stood before.'),
});

export const approveManyRequest = z.object({
  toolsets: z.array(id).min(1).max(200).describe('Whose drafts are approved as they are.'),
  read: isRead,
});
export const approvedManyResponse = z.object({
  approved: z.array(z.object({ toolset: z.string(), revision: z.number().int() })),
  refused: z
    .array(z.object({ toolset: z.string(), key: z.string() }))
    .describe('Whose drafts wait on, and why: by the key of the error that approving it alone would answer with.'),
});

export type ApprovalRequest = z.infer<typeof approvalRequest>;
export type Approval = z.infer<typeof approvalResponse>;
export type ApprovedMany = z.infer<typeof approvedManyResponse>;
