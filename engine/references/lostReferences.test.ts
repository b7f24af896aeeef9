import { describe, expect, it } from 'vitest';

import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import { registerSubject } from '#engine/evidence-register/registerSubject.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { type Referred, referencesOf } from '#engine/registry/referencesOf.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { tabulate } from '#engine/tables/tabulate.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { boundToolsets, isItemBind } from './Bind.ts';
import { findLost } from './findLost.ts';
import { referenceWords } from './nameReference.ts';

const { registry } = loadedToolsets();
const idLike = /[0-9a-hjkmnp-tv-z]{26}/i;

/** The examples with ids as a server gives them. */
function project(language: Language): Map<string, ToolsetDocument> {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `06c4s1tj0b2awqwftb5a${String(ids.size).padStart(6, '0')}`);
    return ids.get(id)!;
  };
  const withIds = new Map(
    registry.toolsets.map(({ manifest, examples }) => {
      const copy = (key: string, value: unknown) => (key === 'id' && typeof value === 'string' ? idOf(value) : value);
      return [manifest.id, JSON.parse(JSON.stringify(examples[language]), copy) as ToolsetDocument] as const;
    }),
  );
  // The ids of sources and claims name their item after a slash.
  const refer = (text: string) =>
    text
      .split('/')
      .map((part) => ids.get(part) ?? part)
      .join('/');
  return new Map(
    registry.toolsets.map(({ manifest }) => [
      manifest.id,
      manifest.binds
        .flatMap(({ field }) => expandPattern(withIds.get(manifest.id), field))
        .reduce((document, pointer) => {
          const value = getAt(document, pointer);
          return typeof value === 'string' ? setAt(document, pointer, refer(value)) : document;
        }, withIds.get(manifest.id)!),
    ]),
  );
}

/** Every list that something refers to. */
const lists = [
  ...new Set(
    registry.toolsets.flatMap(({ manifest }) =>
      manifest.binds.flatMap((bind) =>
        isItemBind(bind)
          ? [`${bind.toolset} ${bind.list}`]
          : boundToolsets(bind).flatMap((id) => registry.get(id).manifest.sources.map(({ list }) => `${id} ${list}`)),
      ),
    ),
  ),
];
const cases = lists.flatMap((list) => languages.map((language) => [list, language] as const));

describe.each(cases)('without the items of %s, in %s', (place, language) => {
  const [toolset = '', list = ''] = place.split(' ');
  const contents = project(language);
  contents.set(toolset, setAt(contents.get(toolset)!, list, []));
  const settled = computeDocuments(
    (id) => registry.get(id),
    (id) => contents.get(id) ?? null,
  );
  const look = (id: string): Referred => ({ definition: registry.get(id), contents: [contents.get(id) ?? null] });
  const subjects = registry.toolsets
    .map((definition) => ({ definition, content: contents.get(definition.manifest.id)! }))
    .map((subject) => ({ ...subject, references: referencesOf(subject.definition, look) }))
    .filter(({ definition, content, references }) => findLost(definition, content, references).length > 0);

  it('no reading, table or picture shows an id, and each lost reference says what it is', () => {
    for (const { definition, content, references } of subjects) {
      const figures = pickFigures(definition.manifest, settled);
      const reading = JSON.stringify(readDocument(definition, content, language, references, figures));
      const tables = JSON.stringify(tabulate(definition, content, language, references, figures));
      const pictures = JSON.stringify(drawPicture({ definition, content, language, references, figures }, 'sheet'));
      for (const text of [reading, tables, pictures]) expect(text).not.toMatch(idLike);
      for (const text of [reading, tables]) expect(text).toContain(referenceWords[language].removed);
    }
  });

  it('no prompt shows the id of what was removed', () => {
    // Items of other lists may have the same id.
    const remaining = JSON.stringify([...contents.values()]);
    const lost = subjects
      .flatMap(({ definition, content, references }) => findLost(definition, content, references))
      .filter(({ id }) => !remaining.includes(`"id":"${id}"`));
    for (const { definition, content } of subjects) {
      const [first = ''] = definition.ui.sections.flatMap(({ fields }) => fields);
      const prompt = renderPrompt({
        toolset: definition,
        project: { name: 'Dönkap', description: '' },
        setup: {},
        dependencies: { [definition.manifest.id]: content },
        current: content,
        fields: [first],
        lost: new Set(lost.map(({ id }) => id)),
        language,
      });
      for (const { id } of lost) expect(prompt.user).not.toContain(id);
    }
  });
});

it.each(languages)('the register of evidence names no source or claim by its id in %s', (language) => {
  const contents = project(language);
  for (const { manifest } of registry.toolsets)
    for (const { list, label } of manifest.sources)
      for (const [index] of ((getAt(contents.get(manifest.id), list) as unknown[] | undefined) ?? []).entries())
        contents.set(manifest.id, setAt(contents.get(manifest.id)!, `${list}/${index}/${label}`, ''));
  const { definition, content } = registerSubject(evidenceRegister(registry.toolsets, contents), language, (id) => id);
  const text = JSON.stringify(readDocument(definition, content, language));
  expect(text).not.toMatch(idLike);
  expect(text).toContain(referenceWords[language].unnamed);
});

it('keeps the name of a source that is not done any more, and counts it as planned', () => {
  const definition = registry.get('final-persona');
  const interviews = { interviews: [{ id: 'i1', interviewee: 'Ada', status: 'planned' }] };
  const { manifest } = registry.get('exploratory-interview');
  const [source] = manifest.sources;
  const look = (id: string) => ({ definition: registry.get(id), contents: [id === manifest.id ? interviews : null] });
  const items = referencesOf(definition, look)['/groups/*/pains/*/evidence/*/source'];
  expect(source?.done).toBeDefined();
  expect(items).toMatchObject([{ id: `${manifest.id}/i1`, isPlanned: true }]);
});
