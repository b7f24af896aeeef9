import { expect, it } from 'vitest';

import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { writeUnsaved } from './writeUnsaved.ts';

const text = { type: 'string' } as const;
const definition = defineToolset({
  properties: {
    overview: text,
    words: { type: 'array', items: text },
    players: {
      type: 'array',
      items: { type: 'object', properties: { id: text, name: text, traits: { type: 'array', items: text } } },
    },
  },
});

it('holds every field that is not saved, of new items too, and nothing that is', () => {
  const document = createOpenDocument(
    definition,
    createState(definition, {
      overview: 'Saved',
      players: [
        { id: 'a', name: 'Kept' },
        { id: 'b', name: 'Goes' },
      ],
    }),
  );
  const { editable } = document;
  editable.removeItem('/players', 1);
  editable.insertItem('/players', 1, { id: 'c', name: 'New', traits: ['slow', 'large'] });
  editable.type('/words/-', 'half a wor');
  const lines = writeUnsaved(document, 'en').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['half a wor', 'New', 'slow', 'large']));
  expect(lines.filter((line) => /Saved|Kept|Goes|^c$/.test(line))).toEqual([]);
});
