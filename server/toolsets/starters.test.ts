import { describe, expect, it } from 'vitest';

import { countBlanks } from '#engine/blanks/countBlanks.ts';
import { layOutStarter } from '#engine/generation/starter/layOutStarter.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { assignIds } from '#engine/validation/assignIds.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

const { registry } = loadedToolsets();
const project = { name: 'Kirpi', description: 'A seed bank for schools on the coast.' };
const ids = registry.toolsets.map(({ manifest }) => manifest.id);

/** A new project without a model: every starter, each filled from those before it. */
function layOutAll(language: Language, known: Record<string, ToolsetDocument> = {}): Map<string, ToolsetDocument> {
  let count = 0;
  const documents = new Map(Object.entries(known));
  for (const id of ids) {
    if (known[id]) continue;
    const toolset = registry.get(id);
    const document = layOutStarter({ toolset, language, project, documents, current: null });
    documents.set(
      id,
      assignIds(document, toolset.schema, () => `id-${(count += 1)}`),
    );
  }
  return documents;
}

/** What the example company deals in and with whom. */
const trade = /Dönkap|Kadıköy|Kozyatağı|İçerenköy|lokanta|lunch ?box|paket servis|kurye|courier|karekod|QR code/i;

const wordsIn = (text: string) => text.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? [];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every run of four words. */
function runsIn(document: unknown): string[] {
  return textsIn(document).flatMap((text) => {
    const words = wordsIn(text);
    return words.slice(3).map((_, place) => words.slice(place, place + 4).join(' '));
  });
}

describe.each(languages)('a new project without a model (%s)', (language) => {
  const documents = layOutAll(language);
  const examples = registry.toolsets.map((toolset) => toolset.examples[language]);
  const said = new Set(examples.flatMap(runsIn));
  // "What would have to" is nobody's: words that half of the documents use.
  const vocabularies = examples.map((example) => new Set(textsIn(example).flatMap(wordsIn)));
  const isEveryday = (word: string) =>
    vocabularies.filter((words) => words.has(word)).length >= vocabularies.length / 2;
  const isTaken = (run: string) => said.has(run) && !run.split(' ').every(isEveryday);

  it.each(ids)('lays out %s with blanks, valid, and with no words of the example company', (id) => {
    const toolset = registry.get(id);
    const document = documents.get(id)!;
    expect(toolset.starters).not.toBeNull();
    expect(checkDocument(compileValidator(toolset.schema), document)).toEqual([]);
    expect(countBlanks(document)).toBeGreaterThan(2);
    expect(runsIn(document).filter(isTaken)).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/\{\{|Dönkap/);
  });

  it.each(ids)('asks for %s with no words of the example company', (id) => {
    expect(JSON.stringify(registry.get(id).locales[language])).not.toMatch(trade);
  });

  it('has the person’s own words where they belong', () => {
    expect(documents.get('sections')!['problem']).toContain(project.description);
    expect(documents.get('concept-poster')).toMatchObject({ posters: [{ ideaName: project.name }] });
  });

  it('refers to what was saved, by name and id', () => {
    const personas = [
      { id: 'ada', name: 'Ada' },
      { id: 'bora', name: 'Bora ____' },
    ];
    const laidOut = layOutAll(language, { persona: { personas } });
    expect(laidOut.get('empathy-map')).toMatchObject({
      maps: [
        { personaId: 'ada', personaName: 'Ada' },
        { personaId: 'bora', personaName: '____' },
      ],
    });
  });
});
