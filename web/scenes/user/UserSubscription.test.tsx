import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { billing } from '#web/stores/billing.ts';
import { configuration } from '#web/stores/configuration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { active, founder, plans, summaries, visa } from '#web/testing/billingSamples.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as UserSubscription } from './UserSubscription.tsx';

const server = startLocalServer();
const installation = {
  model: { kind: 'openai', name: 'm' },
  google: false,
  mailIsPrinted: false,
  sketches: false,
} as const;
const answer = (data: unknown) => ({ status: 200, body: { data } });
const balance = {
  balance: 0,
  payments: [],
  entries: [],
  usage: { month: 0, total: 0 },
  card: false,
  invoiceDetails: false,
};
// A hash in place of the payment page, since jsdom loads no other page.
const reached = () => window.location.hash;

beforeEach(async () => {
  await addWordsOf('billing');
  window.location.hash = '';
  Object.assign(billing, { plans: null, subscription: undefined, card: undefined });
  configuration.balance = null;
  configuration.current = { ...installation, payments: 'sandbox' };
  definitions.summaries = [] as never;
  server.on('GET /api/balance', answer(balance));
  server.on('GET /api/toolsets', answer(summaries));
  server.on('GET /api/plans', answer(plans));
});

const open = (path = '/user/subscription') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <UserSubscription />
    </MemoryRouter>,
  );
const has = (subscription: object, card: object | null = visa) => {
  server.on('GET /api/balance', answer({ ...balance, subscription, card: card !== null }));
  server.on('GET /api/subscription', answer(subscription));
  if (card) server.on('GET /api/card', answer(card));
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('shows whoever has none the plans, and leads to the payment of one at once', async () => {
  server.on('POST /api/subscription', { status: 201, body: { data: { ...active, paymentUrl: '#1' } } });
  open();
  await screen.findByText('You do not have a subscription.');
  screen.getByText('No saved card');
  // Of what the balance says is not there, the page asks for nothing.
  const calls = server.received.map(({ call }) => call);
  expect(calls.filter((call) => /^GET \/api\/(subscription|card)$/.test(call))).toEqual([]);
  await click('Subscribe: Solo, monthly');
  await waitFor(() => expect(reached()).toBe('#1'));
  expect(server.sentTo('POST /api/subscription')).toEqual([{ planId: 'solo-month' }]);
  const sent = server.received.find(({ call }) => call === 'POST /api/subscription');
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
});

it('shows plan, usage and dates of an active one, and asks before it is cancelled', async () => {
  has(active);
  server.on('DELETE /api/subscription', answer(null));
  open();
  const current = within(await screen.findByRole('region', { name: 'Current plan' }));
  current.getByText('Active');
  current.getByRole('progressbar', { name: '620 of 1,500 tokens used' });
  current.getByText('24 December 2026');
  screen.getByText('04/28', { exact: false });
  await click('Cancel subscription');
  dialog().getByText(/until 24 December 2026; it will not renew/);
  has({ ...active, status: 'cancelled', renewsAt: null, endsAt: active.renewsAt });
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel subscription' }));
  await screen.findByText('You can use it until 24 December 2026; it will not renew.');
  await screen.findByRole('button', { name: 'Resume subscription' });
});

it('resumes one that was cancelled', async () => {
  has({ ...active, status: 'cancelled', renewsAt: null, endsAt: active.renewsAt });
  server.on('POST /api/subscription/resume', answer(active));
  open();
  await screen.findByRole('button', { name: 'Resume subscription' });
  has(active);
  await click('Resume subscription');
  await screen.findByText('Active');
});

it('says before another is begun that the current one ends', async () => {
  has(active);
  server.on('POST /api/subscription', { status: 201, body: { data: { ...active, paymentUrl: '#2' } } });
  open();
  await screen.findByText('Your plan');
  await click('Switch to this plan: Team, yearly');
  dialog().getByText(/“Solo, monthly” ends, today; its tokens stay yours/);
  expect(reached()).toBe('');
  await userEvent.click(dialog().getByRole('button', { name: 'Go to payment page' }));
  await waitFor(() => expect(reached()).toBe('#2'));
});

it('says of a renewal that failed when it is tried again, and leads to another card', async () => {
  const retriesAt = '2026-12-25T09:00:00.000Z';
  has({ ...active, status: 'past-due', renewsAt: null, retriesAt, endsAt: '2027-01-02T09:00:00.000Z' });
  server.on('PUT /api/card', answer({ setupUrl: '#card' }));
  open();
  const notice = (await screen.findByText('Your subscription could not be renewed')).closest('div.tonal-of-ground')!;
  expect(notice.textContent).toContain('We try again on 25 December 2026. Your card was refused.');
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Change card' }));
  await waitFor(() => expect(reached()).toBe('#card'));
});

it('has neither renewal nor cancellation for a plan without an end', async () => {
  has({ ...active, plan: founder, renewsAt: null });
  open();
  const current = within(await screen.findByRole('region', { name: 'Current plan' }));
  current.getByText('No end');
  expect(current.queryByText('Renews on')).toBeNull();
  expect(current.queryByRole('button')).toBeNull();
});

it('asks before a card is deleted, and says which renewal then fails', async () => {
  has(active);
  server.on('DELETE /api/card', { status: 204 });
  open();
  await screen.findByText('Visa ending in 4242');
  await click('Delete card');
  dialog().getByText(/The renewal on 24 December 2026 will then fail/);
  await userEvent.click(dialog().getByRole('button', { name: 'Delete card' }));
  await screen.findByText('No saved card');
});

it('tells what has become of a card, and shows it', async () => {
  has(active, null);
  let looks = 0;
  server.on('GET /api/card/setups/s1', () => {
    looks += 1;
    return answer({ status: looks < 2 ? 'open' : 'stored' });
  });
  open('/user/subscription?card=s1');
  await screen.findByText('Card not saved yet');
  has(active);
  await screen.findByText('Card saved');
  await screen.findByText('Visa ending in 4242');
});

it('says so where the installation has no billing', () => {
  configuration.current = { ...installation, payments: 'none' };
  open();
  screen.getByText('This installation has no billing');
  expect(server.received).toEqual([]);
});
