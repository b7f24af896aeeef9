import type { Change } from '#engine/difference/Change.ts';
import { describeItem } from '#engine/difference/describeItem.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { findMoves } from '#engine/difference/findMoves.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { type StoredImage, storedImage } from '#engine/images/storedImage.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ProjectContent } from '#engine/protocol/version.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import type { Subject } from '#web/reading/Subject.ts';

import { loadSubject } from './loadSubject.ts';

/** A difference in the words of its reader. */
export interface ComparedChange {
  key: string;
  kind: Change['kind'] | 'moved';
  place: string;
  /** Of an item that was moved: its number in the list. */
  before: string;
  after: string;
  /** Where the field holds an image, or held one. */
  images?: { before: StoredImage | null; after: StoredImage | null };
}

export interface ComparedToolset {
  id: string;
  /** Whether it holds anything before and after. */
  isIn: { before: boolean; after: boolean };
  changes: ComparedChange[];
}

/** The toolsets that differ between two contents of a project, field by field and item by item. */
export async function compareContents(
  before: ProjectContent,
  after: ProjectContent,
  ids: readonly string[],
  language: Language,
): Promise<ComparedToolset[]> {
  const contentIn = (side: ProjectContent, id: string) => side.toolsets.find((toolset) => toolset.id === id)?.content;
  const differing = ids.filter((id) => !equalIgnoringBlanks(contentIn(before, id) ?? {}, contentIn(after, id) ?? {}));
  const compared = await Promise.all(
    differing.map(async (id): Promise<ComparedToolset> => {
      const [old, young] = await Promise.all([loadSubject(before, id), loadSubject(after, id)]);
      const isIn = { before: contentIn(before, id) !== undefined, after: contentIn(after, id) !== undefined };
      return { id, isIn, changes: [...describeChanges(old, young, language), ...describeMoves(old, young, language)] };
    }),
  );
  return compared.filter(({ changes }) => changes.length > 0);
}

function describeChanges(old: Subject, young: Subject, language: Language): ComparedChange[] {
  const [then, now] = [old, young].map(
    ({ definition, content, references, figures }) =>
      new ReadingSource(definition, content, language, references, figures),
  ) as [ReadingSource, ReadingSource];
  const { definition } = young;
  return findChanges(definition, old.content, young.content).map((change) => {
    const { kind, pointer, origin } = change;
    const [at, content] = kind === 'removed' ? [origin ?? pointer, old.content] : [pointer, young.content];
    const said = (source: ReadingSource, value: unknown) =>
      kind === 'edited' ? describeValue(source, pointer, value) : describeItem(source, at, value);
    const images = { before: storedImage(change.before), after: storedImage(change.after) };
    return {
      key: `${kind} ${pointer} ${origin}`,
      kind,
      place: describePlace(at, content, definition, language),
      before: said(then, change.before),
      after: said(now, change.after),
      ...((images.before ?? images.after) && { images }),
    };
  });
}

function describeMoves({ content: before }: Subject, young: Subject, language: Language) {
  const { definition, content } = young;
  return findMoves(definition, before, content).map(({ pointer, origin }): ComparedChange => ({
    key: `moved ${pointer}`,
    kind: 'moved',
    place: describePlace(pointer, content, definition, language),
    before: numberOf(origin),
    after: numberOf(pointer),
  }));
}

const numberOf = (pointer: string) => String(Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1);
