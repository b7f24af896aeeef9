import { expect, it } from 'vitest';

import { gistOf } from './gistOf.ts';

const pointer = '';
const purpose = 'What it is for.';

it('takes the leading paragraph before what stands above it', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'What stands above it, in a sentence.', pointer },
    { kind: 'paragraph' as const, text: 'What the team found, in a sentence.', lead: true as const, pointer },
  ];
  expect(gistOf({ blocks, purpose })).toMatchObject({ text: 'What the team found, in a sentence.', isWritten: true });
});

it('passes over choices, dates, names and marks, and takes the purpose where there is no text', () => {
  const mark = {
    kind: 'paragraph' as const,
    isNote: true as const,
    text: 'supported: 2 persons, 1 visit, 30 letters',
    pointer,
  };
  const name = { label: 'Who', text: 'Ayça Demir', pointer };
  const brief = { label: 'State', text: 'Open', isBrief: true as const, pointer };
  const long = { label: 'Why', text: 'Since lids\nare lost on the way back.', pointer };
  expect(gistOf({ blocks: [mark, { kind: 'fields', fields: [name, brief, long], pointer }], purpose })).toMatchObject({
    text: 'Since lids are lost on the way back.',
    isWritten: true,
  });
  const fields = { kind: 'fields' as const, fields: [brief], pointer };
  expect(gistOf({ blocks: [fields], purpose })).toMatchObject({ text: purpose, isWritten: false });
});

it('cuts a long text after a word', () => {
  const { text: gist } = gistOf({ blocks: [{ kind: 'quote', text: 'kapak '.repeat(100), pointer }], purpose });
  expect(gist).toMatch(/^(kapak )+kapak…$/);
  expect([...gist].length).toBeLessThanOrEqual(119);
});

it('says what is known of a line that is a claim, and that a text assumes whose mark it leaves out', () => {
  const definition = { manifest: { id: 'x', gist: { fields: ['/tests/*/statement', '/story'] } } } as never;
  const tests = { tests: [{ statement: 'A tailor sews from a note on paper.' }] };
  const states = new Map([['/tests/0', 'refuted' as const]]);
  const told = (content: object, of?: typeof states) =>
    gistOf({ blocks: [], purpose, definition, content: content as never, ...(of && { states: of }) }).state;
  expect(told(tests, states)).toBe('refuted');
  expect(told({ story: 'Assumption: Parents bring the trousers.' })).toBe('assumed');
  expect(told({ story: 'Parents bring the trousers.' })).toBeUndefined();
});
