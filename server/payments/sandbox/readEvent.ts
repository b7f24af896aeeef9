import { z } from 'zod';

import { WebhookRefusedError } from '#server/errors/WebhookRefusedError.ts';
import type { GatewayEvent } from '#server/payments/PaymentGateway.ts';

const name = z.string().min(1).max(191);
const event = z.object({
  id: name,
  type: z.string(),
  ref: name.optional(),
});
const kinds = z.enum(['checkout', 'setup', 'charge']);

/** The event in a body whose signature holds; one of an unknown type concerns nobody. */
export function readEvent(body: Buffer): GatewayEvent {
  const { id, type, ref } = parse(body);
  const kind = kinds.safeParse(type);
  return { id, subject: kind.success && ref ? { kind: kind.data, ref } : null };
}

function parse(body: Buffer): z.output<typeof event> {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new WebhookRefusedError('malformed');
  }
}
