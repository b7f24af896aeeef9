import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { formatMention } from '#engine/comments/mentions.ts';
import type { Comment, NewComment } from '#engine/protocol/comment.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { comments, loadComments, openComments } from '#web/stores/comments.ts';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { toasts } from '#web/stores/toasts.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { CommentsPanel } from './CommentsPanel.tsx';

const server = startLocalServer();
const definition = readDefinition('stakeholder');
const content = { stakeholders: [{ id: 'a', nameOrRole: 'Owner', why: 'Pays' }] };
const bora = { id: '06C3YJWTDCHYTY8N5CB3Q02PQY', fullName: 'Bora Yıldız' };
const written = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  toolset: 'stakeholder',
  pointer: null,
  place: null,
  field: null,
  text: `Text of ${id}`,
  mentions: [],
  author: { id: bora.id, name: bora.fullName },
  guest: null,
  seenByGuests: false,
  replyTo: null,
  resolved: false,
  resolvedBy: null,
  deleted: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  ...more,
});

/** The panel of a project with one thread, open for the toolset as a whole. */
beforeEach(async () => {
  sessionStorage.clear();
  session.user = ada;
  project.current = { id: 'p', role: 'editor' } as never;
  server.on('GET /api/projects/p/comments', { status: 200, body: { data: [written('c1')], nextCursor: null } });
  server.on('GET /api/projects/p/comments/counts', { status: 200, body: { data: [] } });
  const people = [{ id: ada.id, fullName: ada.fullName }, bora, { id: '3', fullName: 'Burak Işık' }];
  server.on('GET /api/projects/p/people', { status: 200, body: { data: people } });
  // As a server would: what came in, as it is kept.
  server.on('POST /api/projects/p/comments', ({ body }) => {
    const { text, replyTo = null } = JSON.parse(body) as NewComment;
    const mentions = [{ id: bora.id, name: bora.fullName }].filter(({ id }) => text.includes(formatMention(id)));
    const author = { id: ada.id, name: ada.fullName };
    return { status: 201, body: { data: written('c2', { text, replyTo, mentions, author }) } };
  });
  await loadComments('p', 'stakeholder');
  openComments({ pointer: null, thread: null });
  render(<Panel />, { wrapper: MemoryRouter });
  await screen.findByText('Text of c1');
});

function Panel() {
  const { open } = useSnapshot(comments);
  if (!open) return null;
  const document = createOpenDocument(definition, createState(definition, content));
  return <CommentsPanel document={document} mode="fields" target={open} onClose={() => (comments.open = null)} />;
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Write a comment');
const press = (name: string, within_ = screen.getByRole('dialog')) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const thread = () => screen.getAllByRole('article').at(-1)!;
const sent = () => server.sentTo('POST /api/projects/p/comments') as NewComment[];

it('sends what was written about the toolset, shows it above the others, and empties the text', async () => {
  await userEvent.type(text(), 'Is this all?');
  await press('Comment');
  await screen.findByText('Is this all?', { selector: 'p' });
  expect(sent()).toEqual([{ toolset: 'stakeholder', text: 'Is this all?' }]);
  expect(text().value).toBe('');
  expect(screen.getAllByRole('article')[0]!.textContent).toContain('Is this all?');
  expect(screen.queryByText('Comment sent')).not.toBeNull();
});

it('offers people after an @, takes one by keyboard, and sends who it is', async () => {
  await userEvent.type(text(), 'Ask @b');
  expect(
    within(await screen.findByRole('listbox', { name: 'People to mention' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Bora Yıldız', 'Burak Işık']);
  await userEvent.keyboard('{ArrowDown}');
  const people = screen.getByRole('listbox', { name: 'People to mention' });
  expect(within(people).getByRole('option', { selected: true }).textContent).toBe('Burak Işık');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text().value).toBe('Ask @Bora Yıldız ');
  await userEvent.type(text(), 'please');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent()).toEqual([{ toolset: 'stakeholder', text: `Ask ${formatMention(bora.id)} please` }]),
  );
  await screen.findByText('@Bora Yıldız', { selector: 'strong' });
});

it('answers in the thread', async () => {
  await press('Reply', thread());
  const reply = within(thread()).getByLabelText('Your reply');
  expect(document.activeElement).toBe(reply);
  await userEvent.type(reply, 'It is.');
  await press('Reply', thread());
  await within(thread()).findByText('It is.');
  expect(sent()).toEqual([{ toolset: 'stakeholder', text: 'It is.', replyTo: 'c1' }]);
  expect(within(thread()).queryByLabelText('Your reply')).toBeNull();
});

it('resolves a thread, which then stands among those, and opens it again', async () => {
  server.on('PATCH /api/projects/p/comments/c1', ({ body }) => {
    const { resolved = false } = JSON.parse(body) as Partial<Comment>;
    return { status: 200, body: { data: written('c1', { resolved, resolvedBy: resolved ? ada.fullName : null }) } };
  });
  await press('Resolve', thread());
  await screen.findByText('No open comments');
  await press('Resolved');
  await screen.findByText('Resolved by Ada Lovelace');
  await press('Open again', thread());
  await screen.findByText('Nothing resolved yet');
});

it('puts back what the server refuses to resolve', async () => {
  server.on('PATCH /api/projects/p/comments/c1', { status: 403, body: { key: 'forbidden', message: 'No.' } });
  toasts.items = [];
  await press('Resolve', thread());
  await waitFor(() => expect(toasts.items).toHaveLength(1));
  await screen.findByText('Text of c1');
  expect(screen.queryByText('No open comments')).toBeNull();
});

it('keeps the text when it could not be sent, says so, and sends it once more under the same key', async () => {
  const kept: unknown[] = [];
  server.on('POST /api/projects/p/comments', ({ headers }) => {
    kept.push(headers['idempotency-key']);
    return { status: 500, body: { key: 'internal', message: 'Broken.' } };
  });
  await userEvent.type(text(), 'Not lost');
  await press('Comment');
  await screen.findByText(/Not sent\. Your text is still here\./);
  expect(text().value).toBe('Not lost');
  await press('Comment');
  await waitFor(() => expect(kept).toHaveLength(2));
  expect(kept[0]).toBe(kept[1]);
  expect(kept[0]).toBeTruthy();
});

it('keeps what is typed while the panel is closed, and says what is missing', async () => {
  await press('Comment');
  await screen.findByText('Write something first.');
  await userEvent.type(text(), 'Half a tho');
  await press('Close comments');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  openComments({ pointer: null, thread: null });
  await waitFor(() => expect(text().value).toBe('Half a tho'));
});

it('lets people change their own comments only', async () => {
  await userEvent.type(text(), 'Mine');
  await press('Comment');
  await screen.findByText('Mine', { selector: 'p' });
  const menus = screen.getAllByRole('button', { name: /^More about the comment by/ });
  expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual(['More about the comment by Ada Lovelace']);
});
