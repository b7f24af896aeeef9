import { describe, expect, it } from 'vitest';

import { draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import type { Block } from './Block.ts';
import { markReading } from './markReading.ts';
import { readDocument } from './readDocument.ts';

const toolset = loadedToolsets().registry.get('stakeholder');
const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays.', interest: 3, power: 4, action: 'keep-satisfied' };
const guest = { id: 'b', nameOrRole: 'Guest', why: 'Uses it.', interest: 5, power: 2, action: 'keep-informed' };
const content = { stakeholders: [owner, guest], openQuestions: ['Who pays?', 'Who washes?'] };

function mark(unconfirmed: string[], document: ToolsetDocument = content) {
  const places = draftedPlaces({ document, unconfirmed }, isDerived(toolset));
  const { blocks, isUnconfirmed } = markReading(readDocument(toolset, document, 'en'), places);
  return { marks: blocks.flatMap(marksOf), isUnconfirmed };
}

/** What is marked, as it reads, and how. */
function marksOf(block: Block): string[] {
  const told = (text: string, unconfirmed: Block['unconfirmed']) => (unconfirmed ? [`${text}: ${unconfirmed}`] : []);
  const values = (texts: readonly { text: string; unconfirmed?: Block['unconfirmed'] }[]) =>
    texts.flatMap(({ text, unconfirmed }) => told(text, unconfirmed));
  if (block.kind === 'heading') return told(block.text, block.unconfirmed);
  const own = told(block.label ?? ('text' in block ? block.text : ''), block.unconfirmed);
  if (block.kind === 'list') return [...own, ...values(block.items)];
  if (block.kind === 'fields') return [...own, ...values(block.fields)];
  if (block.kind === 'table')
    return [...own, ...block.rows.flatMap(({ cells }) => values(cells.flatMap((c) => c ?? [])))];
  return own;
}

describe('what nobody has confirmed', () => {
  it('is told once of a whole document, and nowhere within it', () => {
    expect(mark([''])).toEqual({ marks: [], isUnconfirmed: true });
  });

  it('is told nowhere where people have written all', () => {
    expect(mark([])).toEqual({ marks: [], isUnconfirmed: false });
  });

  it('is told once of an item, and of a section', () => {
    expect(mark(['/stakeholders/1', '/openQuestions'])).toEqual({
      marks: ['Guest: all', 'Open questions: all'],
      isUnconfirmed: false,
    });
  });

  it('is told of single texts beside others that are confirmed, a name and a value alike', () => {
    expect(mark(['/stakeholders/0/nameOrRole', '/stakeholders/0/interest', '/openQuestions/1']).marks).toEqual([
      'Owner: text',
      '3/5: text',
      'Who washes?: text',
    ]);
  });

  it('takes what is derived for neither: it confirms no item, and is not marked by itself', () => {
    const leaves = ['nameOrRole', 'why', 'interest', 'power'].map((key) => `/stakeholders/0/${key}`);
    expect(mark(leaves).marks).toEqual(['Owner: all']);
    expect(mark(leaves.slice(1)).marks.join()).not.toContain('satisfied');
  });
});
