import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { renewDue } from '#server/billing/renewDue.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const begin = Date.parse('2026-01-31T23:30:00.000Z');
let now = begin;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => now, billing: { pause: 3_600_000 } });
});
afterAll(() => server.stop());
beforeEach(() => (now = begin));

async function textOfInvoice(person: Person): Promise<string> {
  const [{ invoiceId }] = (await person.call('GET', '/api/balance')).body.data.payments;
  const headers = { Authorization: `Bearer ${person.token}` };
  const file = await (await fetch(`${server.url}/api/invoices/${invoiceId}`, { headers })).arrayBuffer();
  const { items } = await (await (await getDocumentProxy(new Uint8Array(file))).getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

it.each([
  ['Asia/Tokyo', 'en', '1 February 2026', '2 March 2026'],
  ['America/Los_Angeles', 'en', '31 January 2026', '1 March 2026'],
  // No browser has said where they are.
  [null, 'en', '31 January 2026', ''],
  [null, 'tr', '1 Şubat 2026', ''],
])('tells days of invoices and mails where the person is: %s, %s', async (zone, language, issued, retried) => {
  const { token, user } = await server.register();
  const person = new Person(server, { id: user.id, token });
  await person.call('PATCH', '/api/user/current', { language });
  if (zone !== null) await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': zone });
  const { paymentUrl } = (await person.call('POST', '/api/subscription', { planId: 'solo-month' })).body.data;
  await payAtSandbox(server, paymentUrl, 'failsWhenChargedLater');
  expect(await textOfInvoice(person)).toContain(issued);

  // What was issued stays as it was, wherever they go.
  await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': 'Etc/UTC' });
  expect(await textOfInvoice(person)).toContain(issued);
  if (zone === null) return;
  await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': zone });
  now = Date.parse('2026-02-28T23:30:00.000Z');
  await renewDue(requireBilling(server.services));
  const mails = await server.mailsTo(user.email);
  expect(mails.at(-1)!.text).toContain(retried);
});
