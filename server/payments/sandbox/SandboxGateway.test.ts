import { describe, expect, it } from 'vitest';

import { createKeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { createId } from '#server/database/createId.ts';
import { gatewayContract } from '#server/payments/testing/gatewayContract.ts';
import type { GatewayHarness, PageAnswer } from '#server/payments/testing/GatewayHarness.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { signatureHeader, signWebhook } from './webhookSignature.ts';

describe.each(dialects)('the sandbox on %s', (dialect) => {
  gatewayContract(async (): Promise<GatewayHarness> => {
    let passed = 0;
    const now = () => Date.now() + passed;
    const server = await startTestServer({}, { dialect, clock: now });
    const { keyedHash, gateway } = server.services;

    const addressOf = (url: string) => `/api${new URL(url).pathname}`;
    const look = async (url: string) => (await server.call('GET', addressOf(url))).body.data;
    async function act(url: string, action: string, body: object): Promise<PageAnswer> {
      const before = await look(url);
      const { status, body: answer } = await server.call('POST', `${addressOf(url)}/${action}`, { body });
      expect(status, JSON.stringify(answer)).toBe(200);
      const page = answer.data;
      if (before.status !== 'open' && before.status !== 'asking') {
        expect(page).toEqual(before);
        return 'closed';
      }
      if (page.status === 'asking') return 'confirmation-asked';
      return page.status === 'paid' ? 'accepted' : 'declined';
    }

    return {
      gateway: gateway!,
      person: {
        enterCard: (url, number) => act(url, 'pay', { name: 'Deniz Kaya', number, expiry: '12/49', cvv: '123' }),
        answerConfirmation: (url, answer) => act(url, 'confirm', { approved: answer === 'confirm' }),
        findWayBack: async (url) => (await look(url)).returnUrl,
      },
      clock: { now: () => new Date(now()), pass: (milliseconds) => void (passed += milliseconds) },
      writeWebhook({ id, subject, signedAt, forged = false }) {
        const event = { id, type: subject?.kind ?? 'balance', ref: subject?.ref ?? createId() };
        const body = Buffer.from(JSON.stringify(event));
        const hasher = forged ? createKeyedHasher('another secret') : keyedHash;
        return { body, headers: { [signatureHeader]: signWebhook(hasher, body, signedAt.getTime()) } };
      },
      stop: () => server.stop(),
    };
  });
});

describe('a webhook of the sandbox', () => {
  it('is signed over its bytes, not over what they look like as text', () => {
    const keyedHash = createKeyedHasher('secret');
    const [one, other] = [Buffer.from([0xff]), Buffer.from([0xfe])];
    expect(signWebhook(keyedHash, one, 0)).not.toBe(signWebhook(keyedHash, other, 0));
  });
});
