import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { paymentResponse, subscriptionResponse } from './billing.ts';
import { id } from './id.ts';

/** Why tokens move: given, bought, granted where nobody runs out, set aside, taken, given back. */
export const movementReasons = ['grant', 'purchase', 'unlimited', 'reserve', 'settle', 'release'] as const;

export const movementResponse = z.object({
  id: z.string(),
  createdAt: z.string(),
  reason: z.string(),
  amount: z.number().int(),
  reference: z.string(),
  toolset: z.string().optional().describe('What was drafted, if it was a single toolset.'),
  projectId: z.string().optional().describe('The project that it was for, while there is one.'),
  projectName: z.string().optional(),
  versionId: z.string().optional().describe('The version that keeps what stood before several toolsets were drafted.'),
  versionName: z.string().optional(),
  startedBy: z.string().optional().describe('Who had it drafted, if it was somebody else.'),
  paymentId: z.string().optional().describe('The payment that it was bought with.'),
  title: z.record(z.enum(languages), z.string()).optional().describe('What was bought.'),
  invoiceId: z.string().optional(),
  invoiceNumber: z.string().optional(),
});

// `to` is the first moment that does not belong any more.
const filter = {
  reason: z.enum(movementReasons).optional(),
  projectId: id.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};

export const movementFilter = z.object(filter);
export const listMovementsQuery = z.object({
  ...filter,
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: id.optional(),
});

export const balanceResponse = z.object({
  balance: z.number().int(),
  /** Newest first. */
  payments: z.array(paymentResponse),
  subscription: subscriptionResponse.optional().describe('The one that the person has.'),
  card: z.boolean().describe('Whether a card is stored: GET /api/card answers.'),
  invoiceDetails: z.boolean().describe('Whether details for invoices are given: GET /api/invoice answers.'),
  usage: z.object({ month: z.number().int(), total: z.number().int() }).describe('Tokens used this month, and in all.'),
  entries: z.array(movementResponse),
});

export type MovementReason = (typeof movementReasons)[number];
export type Movement = z.infer<typeof movementResponse>;
export type MovementFilter = z.infer<typeof movementFilter>;
export type Balance = z.infer<typeof balanceResponse>;
