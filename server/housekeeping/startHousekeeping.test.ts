import { afterEach, expect, it, vi } from 'vitest';

import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';

import type { Expiry } from './Expiry.ts';
import { startHousekeeping } from './startHousekeeping.ts';
import { sweep } from './sweep.ts';

afterEach(() => void vi.useRealTimers());

it('removes what has expired and leaves the rest', async () => {
  const server = await startTestServer();
  const { token } = await server.register();
  const body = { name: 'Kutu', description: 'Boxes.' };
  const headers = { 'idempotency-key': 'k' };
  await server.call('POST', '/api/projects', { token, body, headers });
  await server.call('POST', '/api/auth/register/code', { body: { email: 'late@example.com' } });
  const { database } = server.services;
  await database.connection('sign_in_flows').insert({
    id: 'trip',
    state_hash: 'x',
    nonce: 'x',
    code_verifier: 'x',
    accept_terms: false,
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  });
  const counts = () =>
    Promise.all(
      ['sessions', 'code_flows', 'sign_in_flows', 'idempotency_keys'].map(
        async (table) => (await database.connection(table)).length,
      ),
    );
  await sweep(database);
  expect(await counts()).toEqual([1, 1, 1, 1]);
  const day = 24 * 60 * 60 * 1000;
  await sweep(database, Date.now() + 3 * day);
  expect(await counts()).toEqual([1, 0, 0, 0]);
  await sweep(database, Date.now() + 31 * day);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await server.stop();
});

it('forgets generations after ninety days, but for those whose draft waits', async () => {
  const server = await startTestServer();
  const ada = await Person.register(server);
  const project = await ada.project();
  const [saved, waiting] = [await ada.begin(project, 'market'), await ada.begin(project, 'stakeholder')];
  for (const { id } of [saved, waiting]) await ada.ended(id);
  await ada.saveExample(project, 'market');
  const { database } = server.services;
  const day = 24 * 60 * 60 * 1000;
  const known = () => database.connection('generations').orderBy('id').pluck('id') as Promise<string[]>;
  const all = await known();
  await sweep(database, Date.now() + 89 * day);
  expect(await known()).toEqual(all);
  await sweep(database, Date.now() + 91 * day);
  expect(await known()).toEqual([waiting.id]);
  expect(await database.connection('generation_steps').pluck('generation_id')).toEqual([waiting.id]);
  expect(await reconcileLedger(database.connection)).toEqual({ transactions: [], accounts: [], reservations: [] });
  await server.stop();
});

it('lets the sandbox forget pages, charges and cards after ninety days, but for the cards that are paid with', async () => {
  const server = await startTestServer();
  const ada = await Person.register(server);
  const order = async (path: string, body: object) => {
    const { data } = (await ada.call('POST', path, body)).body;
    return payAtSandbox(server, data.paymentUrl);
  };
  await order('/api/payments', { packageId: 'seed' });
  await order('/api/subscription', { planId: 'solo-month' });
  const { database } = server.services;
  const replaced = (await database.connection('stored_cards').first('gateway_ref')).gateway_ref;
  await payAtSandbox(server, (await ada.call('PUT', '/api/card')).body.data.setupUrl);
  const used = (await database.connection('stored_cards').first('gateway_ref')).gateway_ref;
  await database.connection('sandbox_cards').insert({
    ...(await database.connection('sandbox_cards').where({ ref: used }).first()),
    ref: replaced,
  });
  const known = async () => [
    (await database.connection('sandbox_pages')).length,
    (await database.connection('sandbox_cards').orderBy('ref').pluck('ref')) as string[],
  ];
  const day = 24 * 60 * 60 * 1000;
  await sweep(database, Date.now() + 89 * day);
  expect(await known()).toEqual([3, [replaced, used].sort()]);
  await sweep(database, Date.now() + 92 * day);
  expect(await known()).toEqual([0, [used]]);
  await server.stop();
});

it('checks the ledger also when the clean-up fails', async () => {
  const server = await startTestServer();
  const { database, logger } = server.services;
  const setLedgerMismatches = vi.fn<(count: number) => void>();
  const setPaymentMismatches = vi.fn<(count: number) => void>();
  const warn = vi.spyOn(logger, 'warn');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const transaction = () => Promise.reject(new Error('locked'));
  const { deletions } = server.services;
  const stop = startHousekeeping({
    files: { put: vi.fn(), get: vi.fn(), delete: vi.fn(), deleteBroken: vi.fn() },
    database: { ...database, transaction },
    logger,
    metrics: { setLedgerMismatches, setPaymentMismatches },
    deletions,
  });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => setLedgerMismatches.mock.calls).toEqual([[0]]);
  await expect.poll(() => setPaymentMismatches.mock.calls).toEqual([[0]]);
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('sessions') }), chore: 'expiry' },
    'housekeeping',
  );
  stop();
  await server.stop();
});

it('sweeps what a subject declares, each by its own time, and is kept from none by another that fails', async () => {
  const server = await startTestServer();
  const swept = vi.fn<Expiry['sweep']>(() => Promise.resolve());
  const failing: Expiry = { name: 'broken', lasts: 0, sweep: () => Promise.reject(new Error('locked')) };
  const added: Expiry = { name: 'notes on the fridge', lasts: 60_000, sweep: swept };
  const now = Date.parse('2026-03-02T12:00:00.000Z');
  await expect(sweep(server.services.database, now, [failing, added])).rejects.toThrow('broken');
  expect(swept.mock.calls[0]?.[1]).toEqual({ now: '2026-03-02T12:00:00.000Z', before: '2026-03-02T11:59:00.000Z' });
  await server.stop();
});

it('runs an errand that is added, also after one that fails', async () => {
  const server = await startTestServer();
  const { database, logger, metrics, files, deletions } = server.services;
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no broom')) };
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const stop = startHousekeeping({ database, logger, metrics, files, deletions }, [broken, { name: 'windows', run }]);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  stop();
  await server.stop();
});
