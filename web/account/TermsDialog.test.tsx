import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TermsDialog } from './TermsDialog.tsx';

const fetched = vi.fn<typeof fetch>();
const article = (id: string, title: string, text: string) =>
  Response.json({ data: { id, kind: 'guide', title, summary: '', text, related: [] } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('offers to retry when the terms cannot be loaded, and links to the articles they mention', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <MemoryRouter>
      <TermsDialog onClose={() => {}} />
    </MemoryRouter>,
  );
  await screen.findByText('The server cannot be reached. Check your connection and try again.');
  fetched.mockImplementation(async (address) =>
    address === '/api/articles/terms'
      ? article('terms', 'Terms of Service', '## Your account\n\nSee the [privacy notice](article:privacy).')
      : article('privacy', 'Privacy notice', 'What is kept.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'Your account' });
  await userEvent.click(screen.getByText('privacy notice'));
  await screen.findByText('What is kept.');
  expect(screen.getByRole('dialog', { name: 'Privacy notice' })).toBeDefined();
});
