import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { findLosses, holdsLosses } from './findLosses.ts';

const { registry } = loadedToolsets();
const stakeholder = registry.get('stakeholder');
const poster = registry.get('concept-poster');

const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays the bills', interest: 5, power: 5, action: 'manage-closely' };
const guest = { id: 'b', nameOrRole: 'Guest', why: 'Eats there', interest: 2, power: 1, action: 'monitor' };
const document = (stakeholders: object[], openQuestions: string[] = []): ToolsetDocument => ({
  stakeholders,
  ...(openQuestions.length > 0 && { openQuestions }),
});
const lost = (before: ToolsetDocument, after: ToolsetDocument, draft: ToolsetDocument | null = null) =>
  findLosses(stakeholder, { before, after, draft }).map(({ pointer }) => pointer);

describe('a content takes away', () => {
  it('entries that are gone and fields that are empty now', () => {
    expect(lost(document([owner, guest]), document([guest]))).toEqual(['/stakeholders/0']);
    expect(lost(document([owner]), document([{ ...owner, why: ' '.trim() }]))).toEqual(['/stakeholders/0/why']);
    expect(lost(document([owner]), document([{ ...owner, interest: undefined }]))).toEqual([
      '/stakeholders/0/interest',
    ]);
    expect(lost(document([owner], ['Who?', 'When?']), document([owner], ['Who?']))).toEqual(['/openQuestions/0']);
    expect(lost(document([owner], ['Who?']), document([owner]))).toEqual(['/openQuestions/0']);
  });

  it('nothing by typing over a text, choosing, reordering, moving or new ids', () => {
    const typed = { ...owner, nameOrRole: 'The owner', why: 'Decides', interest: 1, action: 'monitor' };
    expect(lost(document([owner, guest]), document([guest, typed]))).toEqual([]);
    expect(lost(document([owner]), document([{ ...owner, id: 'anew' }]))).toEqual([]);
    expect(lost(document([owner], ['Who?', 'When?']), document([owner], ['When?', 'Who then?', 'Why?']))).toEqual([]);
  });

  it('whatever the draft stands in the place of, be it a comma', () => {
    const drafted = { ...owner, why: 'Pays, the bills', power: 2 };
    const places = ['/stakeholders/0/why', '/stakeholders/0/power'];
    expect(lost(document([owner]), document([drafted]), document([drafted]))).toEqual(expect.arrayContaining(places));
    expect(lost(document([owner]), document([drafted]), document([owner]))).toEqual([]);
    const anew = { ...drafted, id: 'x' };
    expect(lost(document([owner]), document([{ ...anew, id: 'a' }]), document([anew]))).toContain(places[0]);
    const questions = document([owner], ['Who pays?']);
    expect(lost(document([owner], ['Who?']), questions, questions)).toEqual(['/openQuestions/0']);
    expect(lost(document([owner], ['Who?']), document([owner], ['Who?', 'Who pays?']), questions)).toEqual([]);
  });

  it('an image that was replaced, as nobody can type it again', () => {
    const posters = (image: string) => ({ posters: [{ id: 'p', ideaName: 'Box', image }] });
    const versions = { before: posters('one.png'), after: posters('two.png'), draft: null };
    expect(findLosses(poster, versions).map(({ pointer }) => pointer)).toEqual(['/posters/0/image']);
  });

  it('every text that a decision between two people’s words leaves out', () => {
    const versions = { before: document([owner], ['Who?']), after: document([{ ...owner, why: 'Else' }], ['Why?']) };
    const losses = findLosses(stakeholder, { ...versions, draft: null }, { countsRewording: true });
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/stakeholders/0/why', '/openQuestions/0']);
  });
});

it('nothing of an example that stays, and every entry of one that is emptied, in every toolset', () => {
  for (const toolset of registry.toolsets) {
    const { en, tr } = toolset.examples;
    expect(findLosses(toolset, { before: en, after: structuredClone(en), draft: tr })).toEqual([]);
    expect(findLosses(toolset, { before: en, after: {}, draft: null }).length, toolset.manifest.id).toBeGreaterThan(0);
    expect(findLosses(toolset, { before: en, after: tr, draft: tr }).length, toolset.manifest.id).toBeGreaterThan(0);
  }
});

describe('a content that is kept', () => {
  const holds = (held: ToolsetDocument) => {
    const versions = { after: document([guest]), draft: null };
    return holdsLosses(
      stakeholder,
      findLosses(stakeholder, { ...versions, before: document([{ ...owner, why: 'Decides' }, guest]) }),
      { ...versions, held },
    );
  };

  it('holds what is lost, word for word, wherever it stands', () => {
    expect(holds(document([guest, { ...owner, id: 'z', why: 'Decides' }]))).toBe(true);
    expect(holds(document([owner, guest]))).toBe(false);
    expect(holds({})).toBe(false);
  });
});
