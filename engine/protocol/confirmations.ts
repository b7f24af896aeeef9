import { z } from 'zod';

const places = z.array(z.string());

export const confirmationRequest = z.object({
  pointers: z
    .array(z.string().max(400))
    .min(1)
    .max(5000)
    .describe('JSON pointers into the saved content. Each covers all that is within it; "" is the whole document.'),
  revision: z.number().int().min(0).describe('Of the content that the pointers lead into; another one is a 409.'),
});

export const confirmationsResponse = z.object({
  unconfirmed: places.describe('What of the saved content stands as a model drafted it and nobody has confirmed.'),
  confirmed: places.describe('What of it people have confirmed as it was drafted.'),
  changed: places.describe('What this call has confirmed, or taken back; sent the other way, they undo just that.'),
});

export type ConfirmationRequest = z.infer<typeof confirmationRequest>;
export type Confirmations = z.infer<typeof confirmationsResponse>;
