import { z } from 'zod';

const text = z.string().max(200);

/** `asking`: the card's bank asks whether it may be charged. `cancelled`: the person has turned back. */
export const sandboxPageStatuses = ['open', 'asking', 'paid', 'cancelled', 'expired'] as const;

/** What the sandbox's page shows; nothing of who pays, since whoever has its address may read it. */
export const sandboxPageResponse = z.object({
  /** checkout: something is paid. setup: a card is stored. */
  kind: z.enum(['checkout', 'setup']),
  status: z.enum(sandboxPageStatuses),
  /** null: a card is stored, and nothing is paid. */
  title: z.string().nullable(),
  /** In the currency's smallest unit. */
  price: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
  /** Whether the card is stored for renewals. */
  keepsCard: z.boolean(),
  expiresAt: z.string(),
  returnUrl: z.string(),
  /** Why the last card was refused. */
  refusal: z.enum(['declined', 'not-confirmed']).nullable(),
});

export const sandboxPayRequest = z.object({ name: text.trim().min(1), number: text, expiry: text, cvv: text });
export const sandboxConfirmRequest = z.object({ approved: z.boolean() });

export type SandboxPage = z.infer<typeof sandboxPageResponse>;
export type SandboxPageStatus = SandboxPage['status'];
export type SandboxCardEntry = z.input<typeof sandboxPayRequest>;
