import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import { session } from '#web/stores/session.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { EmailCard } from './EmailCard.tsx';

const server = startLocalServer();

function Page() {
  const { user: known } = useSnapshot(session);
  return known && <EmailCard email={known.email} hasPassword={known.hasPassword} />;
}

function renderCard(hasPassword = true) {
  session.user = { ...ada, hasPassword };
  render(<Page />, { wrapper: MemoryRouter });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (key: string, message: string) => ({ status: 400, body: { title: 'No', message, key } });

beforeEach(() => {
  server.on('POST /api/user/email/code', { status: 204 });
  server.on('POST /api/user/email', { status: 200, body: { data: { ...ada, email: 'countess@example.com' } } });
});

async function askForCode() {
  await userEvent.type(field('New e-mail address'), 'countess@example.com');
  await userEvent.type(field('Current password'), 'river stone{Enter}');
  await screen.findByLabelText('Verification code');
}

it('shows what is missing at each field, focuses the first, and sends nothing', async () => {
  renderCard();
  await press('Send verification code');
  await untilFocused(() => field('New e-mail address'));
  expect(field('New e-mail address').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field('Current password').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please fill in this field.',
  );
  await userEvent.type(field('New e-mail address'), 'ADA@example.com');
  await press('Send verification code');
  screen.getByText('This is your address already.');
  expect(server.received).toEqual([]);
});

it('shows a wrong password at its field, and keeps the input', async () => {
  server.on('POST /api/user/email/code', refusal('password-wrong', 'This is not your current password.'));
  renderCard();
  await userEvent.type(field('New e-mail address'), 'countess@example.com');
  await userEvent.type(field('Current password'), 'river stone{Enter}');
  await screen.findByText('This is not your current password.');
  await untilFocused(() => field('Current password'));
  expect(field('New e-mail address').value).toBe('countess@example.com');
});

it('changes the address with the code, and says so', async () => {
  renderCard();
  await askForCode();
  await untilFocused(() => field('Verification code'));
  expect(field('Verification code').autocomplete).toBe('one-time-code');
  await userEvent.type(field('Verification code'), '12 34-5');
  await press('Change e-mail address');
  screen.getByText('Please enter every digit of the code.');
  await userEvent.type(field('Verification code'), '6{Enter}');
  await screen.findByText(/^Your e-mail address is now countess@example\.com\./);
  expect(server.sentTo('POST /api/user/email')).toEqual([{ email: 'countess@example.com', code: '123456' }]);
  expect(session.user?.email).toBe('countess@example.com');
  expect(field('Current password').value).toBe('');
});

it('shows a wrong code at its field, and goes back with the input kept', async () => {
  server.on('POST /api/user/email', refusal('code-invalid', 'The code is wrong.'));
  renderCard();
  await askForCode();
  await userEvent.type(field('Verification code'), '999999{Enter}');
  await screen.findByText('The code is wrong.');
  expect(field('Verification code').getAttribute('aria-invalid')).toBe('true');

  await press('Use another address');
  expect(field('New e-mail address').value).toBe('countess@example.com');
});

it('offers to send another code after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  renderCard();
  await askForCode();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^You can ask for another code/ }).disabled).toBe(true);
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  await screen.findByText(/^A new code is on its way to countess@example\.com/);
  expect(server.sentTo('POST /api/user/email/code')).toHaveLength(2);
  vi.useRealTimers();
});

it('asks people without a password to set one first', () => {
  renderCard(false);
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/password-reset');
  expect(screen.queryByLabelText('New e-mail address')).toBeNull();
});
