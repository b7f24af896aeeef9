import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: {
    problem: { type: 'string', maxLength: 300 },
    goals: { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 300 } },
    players: {
      type: 'array',
      maxItems: 9,
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['rival', 'substitute'] } },
      },
    },
  },
  fields: {
    '/problem': { title: 'Problem' },
    '/goals': { title: 'Goals', item: 'Goal' },
    '/players': { title: 'Players', item: 'Player' },
    '/players/*/name': { title: 'Name' },
    '/players/*/kind': { title: 'Kind' },
  },
  enums: { '/players/*/kind': { rival: 'Direct rival', substitute: 'Substitute' } },
  ui: { itemTitles: { '/players': 'name' } },
});
const example = {
  problem: 'Bins are full before two.',
  goals: ['Six shops by May', 'Know the cost of a use'],
  players: [
    { name: 'The set', kind: 'substitute' },
    { name: 'Own box', kind: 'substitute' },
  ],
};

const show = (loadExample: () => Promise<typeof example>, readOnly = false) =>
  render(
    <FormHarness
      definition={definition}
      content={{ goals: ['A first one'], players: [{ name: '', kind: 'rival' }] }}
      loadExample={loadExample}
      readOnly={readOnly}
    />,
  );
const disclosure = () => screen.findByRole('button', { name: 'What the example wrote' });
const answers = async () => {
  await userEvent.click(await disclosure());
  const list = await screen.findAllByRole('button', { name: /^Copy: / });
  return list.map((button) => within(button.closest('li')!).getByText(/./, { selector: 'span' }).textContent);
};

describe('what the example wrote', () => {
  it('stands folded below the field that has the focus, and loads when it is opened', async () => {
    const load = vi.fn(async () => example);
    show(load);
    expect(screen.queryByRole('button', { name: 'What the example wrote' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Problem'));
    await disclosure();
    expect(load).not.toHaveBeenCalled();
    expect(await answers()).toEqual([example.problem]);
  });

  it('moves with the focus and is folded again', async () => {
    show(async () => example);
    await userEvent.click(screen.getByLabelText('Problem'));
    await answers();
    await userEvent.click(screen.getByDisplayValue('A first one'));
    expect((await disclosure()).getAttribute('aria-expanded')).toBe('false');
    expect(await answers()).toEqual(example.goals);
  });

  it('shows what several items of the example say, with the words of choices', async () => {
    show(async () => example);
    await userEvent.click(screen.getByText('Player 1'));
    await userEvent.click(await screen.findByLabelText('Name'));
    expect(await answers()).toEqual(['The set', 'Own box']);
  });

  it('copies an answer', async () => {
    const user = userEvent.setup();
    show(async () => example);
    await user.click(screen.getByLabelText('Problem'));
    await user.click(await disclosure());
    await user.click(await screen.findByRole('button', { name: `Copy: ${example.problem}` }));
    expect(await navigator.clipboard.readText()).toBe(example.problem);
    await screen.findByText('Copied.');
  });

  it('copies an answer without a secure connection too, and says where it cannot', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const copied: string[] = [];
    document.execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) === 1;
    show(async () => example);
    await user.click(screen.getByLabelText('Problem'));
    await user.click(await disclosure());
    const copy = await screen.findByRole('button', { name: `Copy: ${example.problem}` });
    await user.click(copy);
    await screen.findByText('Copied.');
    expect(copied).toEqual([example.problem]);
    expect(document.activeElement).toBe(copy);
    await user.click(copy);
    expect((await screen.findAllByText(/did not let it be copied/)).length).toBeGreaterThan(0);
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const load = vi.fn(async () => example).mockRejectedValueOnce(new Error('offline'));
    show(load);
    await userEvent.click(screen.getByLabelText('Problem'));
    await userEvent.click(await disclosure());
    await screen.findByText(/could not be loaded/);
    await userEvent.click(await disclosure());
    await screen.findByText(example.problem);
  });

  it('is not there to read only', async () => {
    show(async () => example, true);
    await userEvent.click(screen.getByLabelText('Problem'));
    expect(screen.queryByRole('button', { name: 'What the example wrote' })).toBeNull();
  });
});
