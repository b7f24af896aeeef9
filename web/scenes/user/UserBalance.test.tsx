import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { billing } from '#web/stores/billing.ts';
import { configuration } from '#web/stores/configuration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { movements } from '#web/stores/movements.ts';
import { active, movement, packages, payments, plans, summaries } from '#web/testing/billingSamples.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as UserBalance } from './UserBalance.tsx';

const server = startLocalServer();
const balance = { balance: 100, payments: [], entries: [], usage: { month: 12, total: 340 } };
const installation = {
  model: { kind: 'openai', name: 'm' },
  google: false,
  mailIsPrinted: false,
  sketches: false,
} as const;
const answer = (data: unknown, more = {}) => ({ status: 200, body: { data, ...more } });
const company = { name: 'Blue Box', address: 'Moda, Istanbul', taxNumber: '8790017566', phone: '0216 555 01 23' };
// A hash in place of the payment page, since jsdom loads no other page.
const reached = () => window.location.hash;

beforeEach(async () => {
  await addWordsOf('billing');
  window.location.hash = '';
  Object.assign(billing, { plans: null, subscription: undefined, invoiceDetails: undefined, typedDetails: null });
  configuration.balance = null;
  configuration.current = { ...installation, payments: 'sandbox' };
  definitions.summaries = [] as never;
  movements.phase = 'loading';
  server.on('GET /api/balance', answer(balance));
  server.on('GET /api/toolsets', answer(summaries));
  server.on('GET /api/plans', answer(plans));
  server.on('GET /api/projects', answer([{ id: 'p', name: 'Dönkap' }], { nextCursor: null }));
  server.on('GET /api/balance/entries', answer([movement], { nextCursor: null }));
});

const open = (path = '/user/balance') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <UserBalance />
    </MemoryRouter>,
  );
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment page' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('says what the balance is good for, what packages cost, and that no money moves', async () => {
  open();
  await screen.findByText('100 tokens');
  await screen.findByText('Enough for about 2 whole projects');
  await screen.findByText('A trial run: no money moves');
  const package2 = (await screen.findByRole('radio', { name: /2,000 tokens/ })).closest('label')!;
  expect(package2.textContent).toContain('$14');
  expect(package2.textContent).toContain('$0.70 per 100 tokens');
});

it('leads to the payment page of the chosen package, with a key of its own and without details for the invoice', async () => {
  server.on('POST /api/payments', { status: 201, body: { data: { paymentUrl: '#1' } } });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /6,000 tokens/ }));
  await pay();
  await waitFor(() => expect(reached()).toBe('#1'));
  expect(server.sentTo('POST /api/payments')).toEqual([{ packageId: packages[2]!.id }]);
  const sent = server.received.find(({ call }) => call === 'POST /api/payments');
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
});

it('repeats a payment whose answer was lost under the same key', async () => {
  server.on('POST /api/payments', { status: 503, body: {} });
  open();
  await screen.findByRole('radio', { name: /6,000 tokens/ });
  await pay();
  await screen.findByText('An error occurred; please try again later.');
  server.on('POST /api/payments', { status: 201, body: { data: { paymentUrl: '#1' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(reached()).toBe('#1'));
  const keys = server.received.flatMap(({ call, headers }) =>
    call === 'POST /api/payments' ? [headers['idempotency-key']] : [],
  );
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('checks a number when its field is left, and saves the details before it leads to the payment', async () => {
  server.on('PUT /api/invoice', answer(company));
  server.on('POST /api/payments', { status: 201, body: { data: { paymentUrl: '#1' } } });
  open();
  await screen.findByLabelText('Tax number');
  await type('Name or title', company.name);
  await type('Tax number', '8790017567');
  await type('Phone', company.phone);
  expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBe('true');
  await pay();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')));
  expect(reached()).toBe('');
  await type('Address', company.address);
  await type('Tax number', '{Backspace}6');
  expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBeNull();
  await pay();
  await waitFor(() => expect(reached()).toBe('#1'));
  expect(server.sentTo('PUT /api/invoice')).toEqual([company]);
});

it('keeps what was typed while another page is open, and shows what the server does not take', async () => {
  const message = 'Enter a phone number with its area code, please.';
  server.on('PUT /api/invoice', { status: 422, body: { errors: [{ path: '/phone', key: 'phone', message }] } });
  const { unmount } = open();
  await screen.findByLabelText('Phone');
  await type('Name or title', company.name);
  unmount();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Name or title')).value).toBe(company.name);
  await type('Address', company.address);
  await type('Tax number', company.taxNumber);
  await type('Phone', company.phone);
  await userEvent.click(screen.getByRole('button', { name: 'Save invoice details' }));
  await screen.findByText(message);
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(company.phone);
});

it('tells what has become of a payment, and refreshes the balance when it is paid', async () => {
  let looks = 0;
  server.on('GET /api/payments/p1', () => {
    looks += 1;
    return answer({ ...payments.at(-1), status: looks < 2 ? 'open' : 'paid' });
  });
  open('/user/balance?payment=p1');
  await screen.findByText('Not paid yet');
  server.on('GET /api/balance', answer({ ...balance, balance: 2100 }));
  await screen.findByText('Payment received');
  await screen.findByText('2,100 tokens');
  expect(looks).toBe(2);
});

it.each([
  ['failed', 'Payment failed'],
  ['expired', 'Nothing was paid'],
])('has words for a payment that has %s', async (status, words) => {
  server.on('GET /api/payments/p1', answer({ ...payments.at(-1), status }));
  open('/user/balance?payment=p1');
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(words)).toBeNull();
});

it('lists payments with what became of them, their invoices, and the way on from an open one', async () => {
  server.on('GET /api/balance', answer({ ...balance, payments }));
  open();
  const list = within(await screen.findByRole('region', { name: 'Payment history' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4);
  for (const [index, words] of ['Not paid yet', 'Failed', 'Expired', 'Paid'].entries())
    expect(rows[index]).toContain(words);
  const onward = list.getByRole('link', { name: 'Continue paying: 2,000 tokens' });
  expect(onward.getAttribute('href')).toBe('https://pay.example.com/4');
  expect(list.getAllByRole('button', { name: /^Invoice/ })).toHaveLength(1);
});

it('looks for movements by kind, project and period, and says when there are none', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Dönkap' });
  expect(link.getAttribute('href')).toBe('/project/p');
  server.on('GET /api/balance/entries', answer([], { nextCursor: null }));
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Returned');
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'Dönkap');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last month');
  await screen.findByText('No results found.');
  await waitFor(() => {
    const { query } = server.received.findLast(({ call }) => call === 'GET /api/balance/entries')!;
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      reason: 'release',
      projectId: 'p',
      from: expect.any(String),
      to: expect.any(String),
    });
  });
});

it('warns when a plan’s tokens run out', async () => {
  const usage = { used: 1400, granted: 1500 };
  server.on('GET /api/balance', answer({ ...balance, subscription: { ...active, usage } }));
  open();
  await screen.findByText('No more than 10% of your plan’s tokens are left.');
  screen.getByText(/That is 100 of 1,500\. New ones come on 24 December 2026\./);
});

it('shows usage, and neither prices nor payments, where nothing is sold', async () => {
  configuration.current = { ...installation, payments: 'none' };
  open();
  await screen.findByRole('heading', { name: 'Usage' });
  await screen.findByText('12 tokens');
  screen.getByText('340 tokens');
  await screen.findByRole('link', { name: 'Dönkap' });
  expect(screen.queryByRole('button', { name: 'Go to payment page' })).toBeNull();
  expect(screen.queryByText('Payment history')).toBeNull();
  expect(server.received.map(({ call }) => call)).not.toContain('GET /api/plans');
});

it('reports that it could not be loaded, and tries again', async () => {
  server.on('GET /api/plans', { status: 500, body: {} });
  open();
  await screen.findByText('An error occurred; please try again later.');
  server.on('GET /api/plans', answer(plans));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('100 tokens');
});
