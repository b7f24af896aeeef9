import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { session } from '#web/stores/session.ts';
import { toasts } from '#web/stores/toasts.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { AccountData } from './AccountData.tsx';

const server = startLocalServer();
const remove = 'DELETE /api/user/current';

function Login() {
  return <p>Login {JSON.stringify(useLocation().state)}</p>;
}

beforeEach(() => {
  toasts.items = [];
});

function renderData(hasPassword = true) {
  session.user = { ...ada, hasPassword };
  const routes = [
    { path: '/', element: <AccountData /> },
    { path: '/login', element: <Login /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Delete account' }));

it('downloads the file under the server’s file name, and says so', async () => {
  const kept: { name: string; blob: Promise<string> }[] = [];
  let blob: Blob | undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (blob) kept.push({ name: this.download, blob: blob.text() });
  });
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:here';
  };
  server.on('GET /api/user/export', {
    status: 200,
    headers: { 'Content-Disposition': 'attachment; filename="filiz.json"; filename*=UTF-8\'\'filiz-ba%C5%9Far.json' },
    body: { projects: [] },
  });
  renderData();
  await press('Download my data');
  await screen.findByText('filiz-başar.json: download has started.');
  expect(kept[0]?.name).toBe('filiz-başar.json');
  expect(JSON.parse((await kept[0]?.blob) ?? '')).toEqual({ projects: [] });
});

it('reports a failed export, and retries it', async () => {
  server.on('GET /api/user/export', { status: 500, body: { key: 'unexpected' } });
  renderData();
  await press('Download my data');
  await waitFor(() => expect(toasts.items[0]?.action?.label).toBe('Try Again'));
  await waitFor(() => expect(screen.queryByText(/being prepared/)).toBeNull());
});

it('deletes the account with the password, drops unsaved local changes, and goes to Login', async () => {
  localStorage.setItem(`draft:${ada.id}:p1:about`, '{}');
  localStorage.setItem('draft:u2:p1:about', '{}');
  server.on(remove, {
    status: 400,
    body: { title: 'No', message: 'This is not your current password.', key: 'password-wrong' },
  });
  renderData();
  await press('Delete account');
  const password = dialog().getByLabelText<HTMLInputElement>('Current password');
  await untilFocused(() => password);
  await confirm();
  await screen.findByText('Please fill in this field.');
  await userEvent.type(password, 'river{Enter}');
  await screen.findByText('This is not your current password.');
  expect(localStorage.getItem(`draft:${ada.id}:p1:about`)).not.toBeNull();

  server.on(remove, { status: 204 });
  await userEvent.type(password, ' stone{Enter}');
  await screen.findByText('Login {"clearState":true}');
  expect(server.sentTo(remove)).toEqual([{ password: 'river' }, { password: 'river stone' }]);
  expect(Object.keys(localStorage)).toEqual(['draft:u2:p1:about']);
  expect(toasts.items.map(({ text }) => text)).toEqual([
    'Your account has been deleted. Thank you for having been with us.',
  ]);
});

it('mails a code to people without a password, and deletes with it', async () => {
  server.on('POST /api/user/deletion/code', { status: 204 });
  server.on(remove, { status: 204 });
  renderData(false);
  await press('Delete account');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Send verification code' }));
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await confirm();
  await screen.findByText('Login {"clearState":true}');
  expect(server.sentTo(remove)).toEqual([{ code: '123456' }]);
});
