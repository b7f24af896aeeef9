import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import type { SandboxPage } from '#engine/protocol/sandbox.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { examplePage } from './examplePage.ts';
import { Component } from './Sandbox.tsx';

const local = startLocalServer();
const answer = (changes: Partial<SandboxPage> = {}) => ({
  status: 200,
  body: { data: { ...examplePage, ...changes } },
});
let router: ReturnType<typeof createMemoryRouter>;

async function show(changes: Partial<SandboxPage> = {}) {
  local.on('GET /api/sandbox/token', answer(changes));
  const routes = [
    { path: '/sandbox/:token', element: <Component /> },
    { path: '/user/balance', element: <p>Balance</p> },
  ];
  router = createMemoryRouter(routes, { initialEntries: ['/somewhere', '/sandbox/token'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => addWordsOf('sandbox'));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const fillIn = (lastFour: string) => press(`Fill in the card ending in ${lastFour}`);
const pays = () => local.sentTo('POST /api/sandbox/token/pay');
const entries = () => ['Name on card', 'Card number', 'Expiry date', 'CVV'].map((label) => field(label).value);

it('says that no money moves, what is bought and for how much', async () => {
  await show();
  screen.getByText('No money moves here');
  screen.getByRole('heading', { level: 1, name: '2,000 tokens' });
  screen.getByRole('button', { name: 'Pay $14' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('tells browsers and screen readers what each field is', async () => {
  await show();
  const filled = ['Name on card', 'Card number', 'Expiry date', 'CVV'].map((label) => field(label).autocomplete);
  expect(filled).toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
  for (const label of ['Card number', 'Expiry date', 'CVV']) expect(field(label).inputMode).toBe('numeric');
});

it('groups digits as they are typed, and keeps the caret where it was', async () => {
  await show();
  await userEvent.type(field('Card number'), '4242424242424242');
  await userEvent.type(field('Expiry date'), '5/31');
  await userEvent.type(field('CVV'), '12a345');
  expect(entries()).toEqual(['', '4242 4242 4242 4242', '05/31', '123']);

  const number = field('Card number');
  number.setSelectionRange(6, 6);
  await userEvent.type(number, '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(number.value).toBe('4242 4924 2424 2424 2');
  expect(number.selectionStart).toBe(7);
  await userEvent.keyboard('{Backspace}');
  expect(number.value).toBe('4242 4242 4242 4242');
  expect(number.selectionStart).toBe(6);
});

it('sends nothing of a card that is not a test card, and says so beside the field', async () => {
  await show();
  await userEvent.type(field('Name on card'), 'Ada Lovelace');
  await userEvent.type(field('Card number'), '4111111111111111');
  await userEvent.type(field('Expiry date'), '13/31');
  await userEvent.type(field('CVV'), '12');
  await press('Pay $14');
  const described = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Card number')).toContain('not one of the test cards');
  expect(described('Expiry date')).toContain('MM/YY');
  expect(described('CVV')).toContain('three digits');
  await untilFocused(() => field('Card number'));
  expect(local.received.map(({ call }) => call)).toEqual(['GET /api/sandbox/token']);
  expect(entries()).toEqual(['Ada Lovelace', '4111 1111 1111 1111', '13/31', '12']);
});

it('leads back once it is paid, without a way back to the page', async () => {
  await show();
  local.on('POST /api/sandbox/token/pay', answer({ status: 'paid' }));
  await fillIn('4242');
  await press('Pay $14');
  await screen.findByText('Balance');
  expect(router.state.location).toMatchObject({ pathname: '/user/balance', search: '?payment=1' });
  expect(pays()).toMatchObject([{ name: 'Test Person', number: '4242 4242 4242 4242', cvv: '123' }]);
  expect(router.state.historyAction).toBe('REPLACE');
});

it('keeps what was typed when the card is declined', async () => {
  await show();
  local.on('POST /api/sandbox/token/pay', answer({ refusal: 'declined' }));
  await userEvent.type(field('Name on card'), 'Ada');
  await fillIn('0002');
  await press('Pay $14');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The card was declined');
  expect(alert.textContent).toContain('Nothing was charged');
  expect(entries().slice(0, 2)).toEqual(['Ada', '4000 0000 0000 0002']);
});

it('shows what the server says of a field', async () => {
  await show();
  const errors = [{ path: '/expiry', key: 'card-expired', message: 'This card has expired.' }];
  local.on('POST /api/sandbox/token/pay', { status: 422, body: { key: 'invalid', errors } });
  await fillIn('4242');
  await press('Pay $14');
  await screen.findByText('This card has expired.');
  expect(field('Expiry date').getAttribute('aria-invalid')).toBe('true');
});

it('asks for a confirmation, and takes another card when it is refused', async () => {
  await show();
  local.on('POST /api/sandbox/token/pay', answer({ status: 'asking' }));
  local.on('POST /api/sandbox/token/confirm', answer({ refusal: 'not-confirmed' }));
  await fillIn('3155');
  await press('Pay $14');
  await untilFocused(() => screen.queryByRole('heading', { name: 'Confirm with your bank' }));
  await press('Refuse');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The payment was not confirmed');
  await untilFocused(() => alert.parentElement);
  expect(field('Card number').value).toBe('4000 0025 0000 3155');

  await press('Pay $14');
  await screen.findByRole('heading', { name: 'Confirm with your bank' });
  local.on('POST /api/sandbox/token/confirm', answer({ status: 'paid' }));
  await press('Approve');
  await screen.findByText('Balance');
  expect(local.sentTo('POST /api/sandbox/token/confirm')).toEqual([{ approved: false }, { approved: true }]);
});

it('leads back when it is given up', async () => {
  await show();
  local.on('POST /api/sandbox/token/cancel', answer({ status: 'cancelled' }));
  await press('Cancel and go back');
  await screen.findByText('Balance');
});

it.each([
  ['paid', 'This has been paid'],
  ['cancelled', 'This payment was cancelled'],
  ['expired', 'This payment page has expired'],
] as const)('takes no card when it is %s', async (status, title) => {
  await show({ status });
  screen.getByRole('heading', { name: title });
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Filiz' }).getAttribute('href')).toBe('/user/balance?payment=1');
});

it('says so when it expires while somebody types', async () => {
  await show();
  local.on('POST /api/sandbox/token/pay', answer({ status: 'expired' }));
  await fillIn('4242');
  await press('Pay $14');
  await untilFocused(() => screen.queryByRole('heading', { name: 'This payment page has expired' }));
});

it('says so where there is nothing to pay', async () => {
  const routes = [{ path: '/sandbox/:token', element: <Component /> }];
  router = createMemoryRouter(routes, { initialEntries: ['/sandbox/nowhere'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'There is nothing to pay here' });
  screen.getByText('No money moves here');
});
