import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { BrandCard } from './BrandCard.tsx';

const usual = { company: 'Kıyı Studio', client: '', colour: '', logo: null, isOwn: false };
let sent: { method: string; body: unknown }[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  sent = [];
});

function open() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: usual });
    sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : body });
    return Response.json({ data: { ...usual, isOwn: method === 'PUT' } });
  });
  render(<BrandCard projectId="p" />);
  return screen.findByLabelText('Colour');
}

it('takes a colour as people write it, warns where it is too pale for type, and refuses what is none', async () => {
  const colour = await open();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Use this look' }));
  await userEvent.type(colour, 'teal');
  await save();
  expect(colour.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(colour);
  expect(sent).toEqual([]);
  await userEvent.clear(colour);
  await userEvent.type(colour, 'FE8');
  expect(screen.getByText(/^Too pale for type/)).toBeTruthy();
  await save();
  expect(sent[0]?.body).toEqual({ company: 'Kıyı Studio', client: '', colour: '#ffee88', keepsLogo: 'yes' });
  await userEvent.click(await screen.findByRole('button', { name: /^Take these away/ }));
  expect(sent[1]?.method).toBe('DELETE');
});

it('refuses a logo that cannot be one before it is sent, and keeps what is written', async () => {
  await open();
  const logo = screen.getByLabelText(/^Logo/, { selector: 'input' });
  const pick = (file: File) => fireEvent.change(logo, { target: { files: [file] } });
  await userEvent.type(screen.getByLabelText('Made for'), 'Elif');
  pick(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(screen.getByText(/^This file is no PNG/)).toBeTruthy();
  pick(new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this look' }));
  const form = sent[0]?.body as FormData;
  expect([form.get('client'), form.get('logo')]).toEqual(['Elif', expect.any(File)]);
});
