import { describe, expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { isDerived } from './isDerived.ts';
import { markUnconfirmed } from './markUnconfirmed.ts';
import { unconfirmedAfterSave } from './unconfirmedAfterSave.ts';
import { unconfirmedInDraft } from './unconfirmedInDraft.ts';
import { worthOfContent } from './worthOfContent.ts';

const { registry } = loadedToolsets();
const toolset = registry.get('stakeholder');
const about = registry.get('about');
const owner = { id: 'owner', nameOrRole: 'Owner', why: 'Pays.', interest: 3, power: 4, action: 'keep-satisfied' };
const guest = { id: 'guest', nameOrRole: 'Guest', why: 'Uses it.' };
const draft = { stakeholders: [owner, guest], openQuestions: ['Who pays?', 'Who washes?'] };
const drafted = [{ document: draft, unconfirmed: [''] }];

describe('what is unconfirmed', () => {
  it('is a whole draft, but for what is left to people', () => {
    expect(unconfirmedInDraft(toolset, draft, null)).toEqual(['']);
    const document = { name: 'Kutu', description: 'Boxes.', summary: 'Lends.', keywords: ['a', 'b'] };
    expect(unconfirmedInDraft(about, document, null)).toEqual(['/summary', '/keywords']);
  });

  it('stays so when a draft is saved as it is, however often', () => {
    const saved = unconfirmedAfterSave(toolset, drafted, draft);
    expect(saved).toEqual(['']);
    expect(unconfirmedAfterSave(toolset, [{ document: draft, unconfirmed: saved }], draft)).toEqual(['']);
  });

  it('is no longer what people have changed or added, wherever items have moved', () => {
    const other = { id: 'other', nameOrRole: 'Inspector', why: 'Pays.' };
    const saved = {
      stakeholders: [other, { ...guest, why: 'Eats.' }, { ...owner, power: 5, action: 'manage-closely' }],
      openQuestions: ['Who washes?', 'Who pays then?'],
    };
    expect(unconfirmedAfterSave(toolset, drafted, saved)).toEqual([
      '/stakeholders/1/nameOrRole',
      '/stakeholders/2/nameOrRole',
      '/stakeholders/2/why',
      '/stakeholders/2/interest',
      '/openQuestions/0',
    ]);
  });

  it.each(['Pays', 'pays.', 'Pays!', ' Pays . ', 'PAYS.'])(
    'stays so where only commas, blanks or capitals change: %j',
    (why) => {
      const saved = { ...draft, stakeholders: [{ ...owner, why }, guest] };
      expect(unconfirmedAfterSave(toolset, drafted, saved)).toEqual(['']);
    },
  );

  it('stays so in the texts of a list as well, and nothing beside them is confirmed with what changed', () => {
    const punctuated = { ...draft, openQuestions: ['Who pays', 'Who washes, then?'] };
    expect(unconfirmedAfterSave(toolset, drafted, punctuated)).toEqual(['/stakeholders', '/openQuestions/0']);
    const figures = { ...draft, stakeholders: [{ ...owner, why: 'Pays 12.5.' }, guest] };
    const typed = [{ document: figures, unconfirmed: [''] }];
    const other = { ...draft, stakeholders: [{ ...owner, why: 'Pays 125.' }, guest] };
    expect(unconfirmedAfterSave(toolset, typed, other)).not.toContain('/stakeholders/0/why');
    expect(unconfirmedAfterSave(toolset, typed, other)).not.toContain('');
  });

  it('is people’s own once it was changed, also when it is changed back', () => {
    const changed = { ...draft, openQuestions: ['Who pays, and when?'] };
    const once = unconfirmedAfterSave(toolset, drafted, changed);
    const back = { ...draft, openQuestions: ['Who pays?'] };
    expect(unconfirmedAfterSave(toolset, [{ document: changed, unconfirmed: once }], back)).toEqual(['/stakeholders']);
  });

  it('of a draft of some fields is what has come new, beside what was unconfirmed before', () => {
    const typed = { document: { stakeholders: [owner, guest] }, unconfirmed: ['/stakeholders/1'] };
    const redrafted = { stakeholders: [{ ...owner, why: 'Loses.' }, guest] };
    expect(unconfirmedInDraft(toolset, redrafted, typed)).toEqual(['/stakeholders/0/why', '/stakeholders/1']);
  });
});

describe('a document for a model', () => {
  const mark = (unconfirmed: string[], shown?: object) =>
    markUnconfirmed({ document: draft, unconfirmed }, isDerived(toolset), shown as typeof draft);

  it('says at the name what nobody has confirmed, and keeps texts and order', () => {
    expect(mark([''])).toEqual({ 'stakeholders?': [owner, guest], 'openQuestions?': draft.openQuestions });
    expect(mark(['/stakeholders/0', '/stakeholders/1/why', '/openQuestions/1'])).toEqual({
      stakeholders: [{ '?': owner }, { id: 'guest', nameOrRole: 'Guest', 'why?': 'Uses it.' }],
      openQuestions: ['Who pays?', { '?': 'Who washes?' }],
    });
    expect(mark([])).toBe(draft);
  });

  it('shows what the engine has added as it is', () => {
    const shown = { ...draft, stakeholders: [{ ...owner, evidence: 'assumed' }, guest] };
    expect(mark(['/stakeholders/0/why'], shown)).toEqual({
      ...draft,
      stakeholders: [{ ...owner, why: undefined, 'why?': 'Pays.', evidence: 'assumed' }, guest],
    });
  });
});

it('is worth what people have made of it', () => {
  const worth = (unconfirmed: string[], isDraft = false) =>
    worthOfContent(toolset, { document: draft, unconfirmed }, { isDraft });
  expect(worth([])).toBe('written');
  expect(worth([''], true)).toBe('draft');
  expect(worth([''])).toBe('saved as drafted');
  expect(worth(['/stakeholders'])).toBe('partly confirmed');
});

it('is planned as long as no field work is done', () => {
  const interviews = registry.get('exploratory-interview');
  const worth = (...statuses: (string | undefined)[]) => {
    const items = statuses.map((status, index) => ({ id: `i${index}`, interviewee: 'Owner', status }));
    return worthOfContent(interviews, { document: { interviews: items }, unconfirmed: [] }, { isDraft: false });
  };
  expect(worth(undefined, 'planned')).toBe('planned');
  expect(worth('planned', 'done')).toBe('written');
});
