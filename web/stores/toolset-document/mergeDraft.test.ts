import { expect, it } from 'vitest';

import { mergeDraft } from './mergeDraft.ts';

const draft = { overview: 'By AI', players: [{ name: 'One' }, { name: 'Two' }] };

it('keeps every chosen field that a person typed while the draft was written', () => {
  const shown = { overview: 'By hand', players: [{ name: 'Mine' }] };
  expect(mergeDraft(draft, shown, ['/overview', '/players'], ['/overview', '/players/0/name'])).toEqual({
    overview: 'By hand',
    players: [{ name: 'Mine' }, { name: 'Two' }],
  });
});

it('takes only the chosen fields from the draft, and leaves unsaved work beside them alone', () => {
  const shown = { overview: 'Unsaved', trends: 'Unsaved too', players: [] };
  expect(mergeDraft(draft, shown, ['/players'], [])).toEqual({
    overview: 'Unsaved',
    trends: 'Unsaved too',
    players: draft.players,
  });
});

it('empties a chosen field that the draft leaves out, and changes neither of its inputs', () => {
  const shown = Object.freeze({ trends: 'Old', overview: 'Old' });
  expect(mergeDraft(Object.freeze({ overview: 'New' }), shown, ['/trends'], [])).toEqual({ overview: 'Old' });
});
