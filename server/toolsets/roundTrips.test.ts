import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { citationLists } from '#engine/evidence/checkCitations.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { readAnswer } from '#engine/generation/readAnswer.ts';
import { resolveOwnReferences } from '#engine/generation/resolveOwnReferences.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { randomDocument } from '#engine/testing/randomDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { exampleAnswer } from '#server/testing/example/exampleAnswer.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

// A fixed seed, so that failures are reproducible.
const seed = 1;
const { registry } = loadedToolsets();

describe.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))('%s', (_, toolset) => {
  const validate = compileValidator(toolset.schema);

  it('round-trips any answer in the projected schema, unchanged and valid', () => {
    const strict = toStrictSchema(toolset);
    const isExcluded = notForModel(toolset);
    // Citations stay only where their sources were given.
    const citations = citationLists(toolset.manifest.binds);
    const isLeftOut = (pattern: string) => isExcluded(pattern) || citations.includes(pattern);
    fc.assert(
      fc.property(randomDocument(toolset, isLeftOut), (document) => {
        const answer = JSON.parse(JSON.stringify(toStrictAnswer(document, strict))) as unknown;
        const read = readAnswer(answer, toolset, { partial: false });
        expect(checkDocument(validate, read.document)).toEqual([]);
        expect(read.cut).toEqual([]);
        expect(toStrictAnswer(read.document, strict)).toEqual(answer);
      }),
      { numRuns: 25, seed },
    );
  });

  // The number of items in a project differs from that in the example.
  it.each([0, 1, 2, 30])('drafts a valid document from its example in a project with %i items to refer to', (count) => {
    const items = Array.from({ length: count }, (__, index) => ({ id: `item-${index}`, label: `Item ${index}` }));
    const references = Object.fromEntries(toolset.manifest.binds.map(({ field }) => [field, items]));
    const allowed = Object.fromEntries(toolset.manifest.binds.map(({ field }) => [field, items.map(({ id }) => id)]));
    const project = { name: 'N'.repeat(120), description: 'A description. '.repeat(300) };
    for (const language of languages) {
      const draft = exampleAnswer({ toolset, registry, language, project, references });
      const answer = toStrictAnswer(draft, toStrictSchema(toolset, allowed));
      const read = readAnswer(answer, toolset, { partial: false, references: allowed });
      const document = resolveOwnReferences(toolset, read.document);
      expect(checkDocument(validate, document)).toEqual([]);
      expect(hasContent(document, toolset.schema)).toBe(true);
    }
  });
});
