import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearSession, session } from '../../stores/session.ts';
import { Component } from './Register.tsx';

const user = { id: '1', fullName: 'Ada Lovelace', email: 'ada@example.com', language: 'en', createdAt: '' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  clearSession();
  fetched.mockImplementation(async (address) => {
    if (address === '/api/auth/register/code') return new Response(null, { status: 204 });
    if (address === '/api/auth/register/verify') return Response.json({ data: { verificationToken: 'proof' } });
    if (address === '/api/auth/register') return Response.json({ data: { token: 'token', user } }, { status: 201 });
    return Response.json({ data: null });
  });
  vi.stubGlobal('fetch', fetched);
  const routes = [
    { path: '/register', element: <Component /> },
    { path: '/', element: <p>Home</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/register'] })} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const registrations = () => fetched.mock.calls.filter(([address]) => address === '/api/auth/register');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says at once everything that is missing, and sends nothing', async () => {
  await press('Create account');
  screen.getByText('To create a membership, you must accept the Terms of Service.');
  screen.getByText('Verify your e-mail address with the code first.');
  expect(screen.getByLabelText('Full name').getAttribute('aria-invalid')).toBe('true');
  expect(registrations()).toHaveLength(0);
});

it('registers with a proven address, and forgets the proof when the address is changed', async () => {
  await userEvent.type(screen.getByLabelText('Full name'), 'Ada Lovelace');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send verification code');
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await press('Verify');
  await screen.findByText('E-mail address verified');

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
