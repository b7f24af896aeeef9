import { hasBlank } from '#engine/blanks/hasBlank.ts';
import type { EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { withoutMark } from '#engine/evidence/findAssumptions.ts';
import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { StoryDeclaration } from '#engine/standing/contracts/storyContract.ts';
import type { StoryKind } from '#engine/standing/contracts/storyKinds.ts';
import { oneLine } from '#engine/standing/findGist.ts';

import type { StoryPlace } from './Story.ts';

/** In letters: of a title, of a line and of its name. */
export const longest = { title: 120, line: 240, name: 80 };

/** A slide as a toolset fills it. */
export interface DeclaredSlide {
  title: Found;
  lines: (Found & { name: string })[];
}

interface Found {
  text: string;
  at: StoryPlace;
}

const mostLines = 5;

/** What the first of the toolsets that declare a slide, and are saved, fill it with; null where none does. */
export function declaredSlide(
  kind: StoryKind,
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
): DeclaredSlide | null {
  const declared = toolsets
    .flatMap(({ manifest: { id, story } }) =>
      story.filter((each) => each.kind === kind && documents.has(id)).map((declaration) => ({ id, declaration })),
    )
    .toReversed() // of equals the last
    .toSorted((one, other) => one.declaration.rank - other.declaration.rank);
  for (const { id, declaration } of declared) {
    const slide = fill(id, declaration, documents.get(id)!);
    if (slide) return slide;
  }
  return null;
}

/** The toolsets that can fill a slide, the first by their rank first. */
export function fillersOf(kind: StoryKind, toolsets: readonly Pick<EvidenceToolset, 'manifest'>[]): string[] {
  return toolsets
    .flatMap(({ manifest: { id, story } }) =>
      story.filter((each) => each.kind === kind).map(({ rank }) => ({ id, rank })),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}

function fill(toolset: string, { title, lines }: StoryDeclaration, document: ToolsetDocument): DeclaredSlide | null {
  const [heading] = title.flatMap((pattern) => textsAt(document, toolset, pattern, longest.title));
  if (!heading) return null;
  const { pointer } = heading.at;
  const found = lines.flatMap(({ text, name, ofTitle }) =>
    textsAt(document, toolset, ofTitle ? bindPattern(text, pointer) : text, longest.line)
      .filter(({ at }) => at.pointer !== pointer)
      .map((line) => ({
        ...line,
        name: name ? (textsAt(document, toolset, bindPattern(name, line.at.pointer), longest.name)[0]?.text ?? '') : '',
      })),
  );
  return { title: heading, lines: found.slice(0, mostLines) };
}

/** Texts that are filled in, each as its first sentences; what still waits for an answer is none. */
function textsAt(document: ToolsetDocument, toolset: string, pattern: string, most: number): Found[] {
  return expandPattern(document, pattern).flatMap((pointer) => {
    const value = getAt(document, pointer);
    if (typeof value !== 'string' || hasBlank(value)) return [];
    const text = oneLine(withoutMark(value), most);
    return text === '' ? [] : [{ text, at: { toolset, pointer } }];
  });
}
