import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearSession, session } from '#web/stores/session.ts';
import { ada } from '#web/testing/ada.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { Component } from './Register.tsx';

const fetched = vi.fn<typeof fetch>();
let router: ReturnType<typeof createMemoryRouter>;

function show(entry: string | { pathname: string; state: unknown }) {
  const routes = [
    { path: '/register', element: <Component /> },
    { path: '/', element: <p>Home</p> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  clearSession();
  fetched.mockImplementation(async (address) => {
    if (address === '/api/auth/register/code') return new Response(null, { status: 204 });
    if (address === '/api/auth/register/verify') return Response.json({ data: { verificationToken: 'proof' } });
    if (address === '/api/auth/register')
      return Response.json({ data: { token: 'token', user: ada } }, { status: 201 });
    return Response.json({ data: null });
  });
  vi.stubGlobal('fetch', fetched);
  show('/register');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const registrations = () => fetched.mock.calls.filter(([address]) => address === '/api/auth/register');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Full name'), 'Ada Lovelace');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function prove() {
  await fill();
  await press('Send verification code');
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await press('Verify');
  const verified = await screen.findByText('E-mail address verified');
  await untilFocused(() => verified.closest('p'));
}

it('shows everything that is missing at once, and sends nothing', async () => {
  await press('Create account');
  screen.getByText('To create a membership, you must accept the Terms of Service.');
  screen.getByText('Verify your e-mail address with the code first.');
  expect(screen.getByLabelText('Full name').getAttribute('aria-invalid')).toBe('true');
  expect(registrations()).toHaveLength(0);
});

it('focuses the code when only its proof is missing, and says so once', async () => {
  await fill();
  const said = () => screen.getAllByText('Verify your e-mail address with the code first.');
  await press('Create account');
  expect(said()).toHaveLength(1);
  await untilFocused(() => screen.getByRole('button', { name: 'Send verification code' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-describedby')).toBe(said()[0]?.id));

  await press('Send verification code');
  const code = await screen.findByLabelText('Verification code');
  expect(code.getAttribute('aria-invalid')).toBeNull();
  await press('Create account');
  expect(said()).toHaveLength(1);
  await untilFocused(() => code);
  expect(code.getAttribute('aria-invalid')).toBe('true');
});

it('shows at the password that the server finds it too weak', async () => {
  await prove();
  const weak = { key: 'password-weak', title: 'Weak', message: 'Choose another.' };
  fetched.mockResolvedValueOnce(Response.json(weak, { status: 400 }));
  await press('Create account');
  await screen.findByText('Choose another.');
  await untilFocused(() => screen.getByLabelText('Password'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
});

it('requests a new code when the proof has expired', async () => {
  await prove();
  const over = { key: 'verification-invalid', title: 'Over', message: 'Send a new code and verify it again.' };
  fetched.mockResolvedValueOnce(Response.json(over, { status: 400 }));
  await press('Create account');
  await screen.findByText('Send a new code and verify it again.');
  const again = screen.getByRole('button', { name: 'Send verification code' });
  await untilFocused(() => again);

  await userEvent.click(again);
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await press('Verify');
  await screen.findByText('E-mail address verified');
  await press('Create account');
  await screen.findByText('Home');
});

it('keeps its input over a reload, except passwords, and knows that a code was sent', async () => {
  await fill();
  await press('Send verification code');
  await screen.findByLabelText('Verification code');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ codeSent: true }));
  cleanup();
  show({ pathname: '/register', state: router.state.location.state as unknown });
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada Lovelace');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(JSON.stringify(router.state.location.state)).not.toContain('correct horse');
  screen.getByLabelText('Verification code');
});

it('registers with a verified address, and drops the proof when the address changes', async () => {
  await prove();

  await userEvent.type(screen.getByLabelText('E-mail'), 'x');
  await press('Create account');
  expect(registrations()).toHaveLength(0);

  await userEvent.type(screen.getByLabelText('E-mail'), '{backspace}');
  await press('Create account');
  await screen.findByText('Home');
  expect(JSON.parse(String(registrations()[0]?.[1]?.body))).toMatchObject({
    verificationToken: 'proof',
    acceptTerms: true,
  });
  expect(session.user?.fullName).toBe('Ada Lovelace');
});
