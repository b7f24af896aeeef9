import { describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { WebhookRefusedError } from '#server/errors/WebhookRefusedError.ts';
import type { GatewayEvent } from '#server/payments/PaymentGateway.ts';
import type { Webhook } from '#server/payments/testing/GatewayHarness.ts';

import type { Contract } from './ContractOrders.ts';

const second = 1000;

export function webhookContract({ harness, orders }: Contract): void {
  const now = () => harness().clock.now();
  const before = (seconds: number) => new Date(now().getTime() - seconds * second);
  const read = ({ body, headers }: Webhook) => harness().gateway.readEvent(body, headers, now());
  const write = async (wish: { signedAt?: Date; forged?: boolean } = {}) => {
    const { ref } = await harness().gateway.openCheckout(orders.checkout());
    return harness().writeWebhook({ id: createId(), subject: { kind: 'checkout', ref }, signedAt: now(), ...wish });
  };
  const refused = (webhook: Webhook) => expect(() => read(webhook)).toThrow(WebhookRefusedError);

  describe('a webhook', () => {
    it('names what it is about, and itself, the same in each repetition', async () => {
      const { gateway, writeWebhook } = harness();
      const checkout = await gateway.openCheckout(orders.checkout());
      const setup = await gateway.openCardSetup(orders.cardSetup());
      const charge = await gateway.charge(await orders.charge());
      const subjects: GatewayEvent['subject'][] = [
        { kind: 'checkout', ref: checkout.ref },
        { kind: 'setup', ref: setup.ref },
        { kind: 'charge', ref: charge.ref! },
      ];
      for (const subject of subjects) {
        const id = createId();
        const first = read(writeWebhook({ id, subject, signedAt: now() }));
        expect(first.subject).toMatchObject(subject!);
        expect(read(writeWebhook({ id, subject, signedAt: now() }))).toEqual(first);
        expect(read(writeWebhook({ id: createId(), subject, signedAt: now() })).id).not.toBe(first.id);
      }
    });

    it('of a kind that does not concern us is taken, and is about nothing', () => {
      expect(read(harness().writeWebhook({ id: createId(), subject: null, signedAt: now() })).subject).toBeNull();
    });

    it('is refused when it was signed with another secret', async () => {
      refused(await write({ forged: true }));
    });

    it('is refused when it is older than five minutes', async () => {
      expect(read(await write({ signedAt: before(240) })).subject).not.toBeNull();
      refused(await write({ signedAt: before(301) }));
    });

    it('is refused when its body was altered', async () => {
      const { body, headers } = await write();
      refused({ headers, body: Buffer.from(body.toString().replace('{', '{"more":true,')) });
      refused({ headers, body: Buffer.from(`${body.toString()} `) });
      refused({ headers, body: Buffer.alloc(0) });
    });

    it('is refused when another body was signed', async () => {
      const [{ headers }, { body }] = [await write(), await write()];
      refused({ headers, body });
    });

    it('is refused without a signature, or with any text in its place', async () => {
      const { body, headers } = await write();
      refused({ body, headers: {} });
      for (const text of ['', 'x', 't=1,v1=', 'a'.repeat(10_000)])
        refused({ body, headers: Object.fromEntries(Object.keys(headers).map((name) => [name, text])) });
    });
  });
}
