import { expect, it } from 'vitest';

import { parseToolset } from '#engine/folder/parseToolset.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { toolsetFolder, type FolderChanges } from '#engine/testing/toolsetFolder.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

const toolsetOf = (changes?: FolderChanges) => {
  const { toolset, faults } = parseToolset(toolsetFolder('ideas', changes));
  expect(faults).toEqual([]);
  return toolset!;
};

it('gives every folder open questions, as its last section, in both languages', () => {
  const toolset = toolsetOf();
  const document = { ideas: [{ name: 'The first' }], openQuestions: ['Who pays?'] };
  expect(checkDocument(compileValidator(toolset.schema), document)).toEqual([]);
  const headings = (['en', 'tr'] as const).map((language) =>
    readDocument(toolset, document, language)
      .flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
      .at(-1),
  );
  expect(headings).toEqual(['Open questions', 'Açık sorular']);
});

it('counts a document of open questions alone as empty', () => {
  expect(hasContent({ openQuestions: ['Who pays?'] }, toolsetOf().schema)).toBe(false);
});

it('takes examples with open questions, and asks for none', () => {
  const example = { ideas: [{ id: 'first', name: 'The first' }], openQuestions: ['Who pays?'] };
  expect(toolsetOf({ 'examples/en.json': example }).examples.en).toEqual(example);
});

it('refuses a field or section of the same name', () => {
  const questions = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 80 } };
  const ideas = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 80 } };
  const ofField = parseToolset(
    toolsetFolder('ideas', { 'schema.json': { properties: { ideas, openQuestions: questions } } }),
  );
  expect(ofField.faults).toContainEqual(
    expect.objectContaining({ file: 'schema.json', pointer: '/properties/openQuestions' }),
  );
  const sections = [
    { id: 'all', fields: ['/ideas'] },
    { id: 'openQuestions', fields: [] },
  ];
  const ofSection = parseToolset(
    toolsetFolder('ideas', { 'ui.json': { sections: sections.with(1, { ...sections[1]!, fields: ['/ideas'] }) } }),
  );
  expect(ofSection.faults).toContainEqual(expect.objectContaining({ file: 'ui.json', pointer: '/sections/1/id' }));
});
