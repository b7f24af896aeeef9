import { findLocked } from '#engine/locks/findLocked.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import { fromItemPointer } from '#engine/schema/itemPointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A content by an id of the model's own, with that of the dependency's content that it was made from. */
export interface Content {
  id: number;
  document: ToolsetDocument;
  madeFrom: number | null;
}

interface Draft extends Content {
  generation: string;
}

type NewDraft = Pick<Draft, 'generation' | 'document'>;

/** What a toolset should be, as somebody would keep it on paper who sees every request. */
export interface ExpectedToolset {
  revision: number;
  saved: Content | null;
  draft: Draft | null;
  /** Pointers with the ids of items. */
  locks: readonly string[];
}

interface Snapshot {
  id: string;
  saved: ReadonlyMap<string, Content>;
}

export type WorkToolset = 'about' | 'sections';
export const workToolsets: readonly WorkToolset[] = ['about', 'sections'];

/** What a project of two toolsets, of which the second reads the first, should be after each request. */
export class WorkModel {
  readonly toolsets: Record<WorkToolset, ExpectedToolset>;
  readonly versions: Snapshot[] = [];
  readonly #contents = new Map<number, ToolsetDocument>();

  constructor(begin: Record<WorkToolset, ToolsetState>) {
    const about = this.#begin(begin.about, null);
    const sections = this.#begin(begin.sections, about.saved?.id ?? null);
    this.toolsets = { about, sections };
  }

  /** The document on the page: the draft, else what is saved. */
  shown(toolset: WorkToolset): ToolsetDocument {
    const { draft, saved } = this.toolsets[toolset];
    return (draft ?? saved)?.document ?? {};
  }

  locked(toolset: WorkToolset): string[] {
    return findLocked(this.shown(toolset), this.toolsets[toolset].locks);
  }

  isStale(toolset: WorkToolset): boolean {
    const { draft, saved } = this.toolsets[toolset];
    const content = draft ?? saved;
    if (toolset === 'about' || !content) return false;
    const { about } = this.toolsets;
    return content.madeFrom !== (about.saved?.id ?? null) && content.madeFrom !== (about.draft?.id ?? null);
  }

  /** @param seen the generation of the draft that the document was made from; undefined: whatever there is */
  save(toolset: WorkToolset, document: ToolsetDocument, seen: string | null | undefined): void {
    const { revision, saved, draft, locks } = this.toolsets[toolset];
    const isSeen = seen === undefined || draft === null || seen === draft.generation;
    const before = isSeen ? draft : null;
    const madeFrom = before ? before.madeFrom : this.#dependency(toolset);
    this.toolsets[toolset] = {
      revision: revision + 1,
      saved: { id: this.#idOf(toolset, document, [before, saved]), document, madeFrom },
      draft: isSeen ? null : draft,
      // An item takes its lock along.
      locks: isSeen ? locks.filter((lock) => fromItemPointer(document, lock) !== null) : locks,
    };
  }

  /** Some of the draft is saved beside what stands; it stays for the rest. */
  approvePart(toolset: WorkToolset, document: ToolsetDocument): void {
    const { revision, saved, draft, ...rest } = this.toolsets[toolset];
    const madeFrom = (saved ?? draft)?.madeFrom ?? null;
    const next = { id: this.#idOf(toolset, document, [draft, saved]), document, madeFrom };
    this.toolsets[toolset] = { ...rest, revision: revision + 1, saved: next, draft };
  }

  /**
   * @param isWhole only then nothing of it is made from what was there before. `isInBatch`: also of what the batch
   *   wrote before.
   */
  keepDraft(
    toolset: WorkToolset,
    { generation, document, isWhole, isInBatch = false }: NewDraft & { isWhole: boolean; isInBatch?: boolean },
  ): void {
    const expected = this.toolsets[toolset];
    const before = isWhole ? null : (expected.draft ?? expected.saved);
    const ofBatch = isInBatch && toolset === 'sections' ? this.toolsets.about.draft?.id : undefined;
    const madeFrom = before ? before.madeFrom : (ofBatch ?? this.#dependency(toolset));
    this.toolsets[toolset] = { ...expected, draft: { id: this.#nextId(document), generation, document, madeFrom } };
  }

  /** Another content from a file, beside whatever draft there is. */
  import(toolset: WorkToolset, document: ToolsetDocument): void {
    const expected = this.toolsets[toolset];
    if (expected.saved && equalIgnoringBlanks(expected.saved.document, document)) return;
    const saved = { id: this.#idOf(toolset, document, []), document, madeFrom: this.#dependency(toolset) };
    this.toolsets[toolset] = { ...expected, revision: expected.revision + 1, saved };
  }

  discard(toolset: WorkToolset): void {
    this.toolsets[toolset] = { ...this.toolsets[toolset], draft: null };
  }

  lock(toolset: WorkToolset, locks: readonly string[]): void {
    this.toolsets[toolset] = { ...this.toolsets[toolset], locks };
  }

  keepVersion(id: string): void {
    const saved = workToolsets.flatMap((toolset) => {
      const content = this.toolsets[toolset].saved;
      return content ? [[toolset, content] as const] : [];
    });
    this.versions.push({ id, saved: new Map(saved) });
  }

  restore({ saved }: Pick<Snapshot, 'saved'>, only: WorkToolset | null, restored: readonly string[]): void {
    for (const toolset of workToolsets) {
      const content = saved.get(toolset);
      if ((only !== null && only !== toolset) || !content) continue;
      const expected = this.toolsets[toolset];
      const revision = expected.revision + (restored.includes(toolset) ? 1 : 0);
      this.toolsets[toolset] = { ...expected, revision, saved: content };
    }
  }

  #begin({ revision, content, savedContent, draft }: ToolsetState, madeFrom: number | null): ExpectedToolset {
    const saved = draft ? savedContent : content;
    return {
      revision,
      saved: saved ? { id: this.#nextId(saved), document: saved, madeFrom } : null,
      draft:
        draft && content
          ? { id: this.#nextId(content), generation: draft.generationId, document: content, madeFrom }
          : null,
      locks: [],
    };
  }

  #dependency(toolset: WorkToolset): number | null {
    return toolset === 'about' ? null : (this.toolsets.about.saved?.id ?? null);
  }

  /** A content that is written again has its id of then, as long as something stands that was made from it. */
  #idOf(toolset: WorkToolset, document: ToolsetDocument, standing: readonly (Content | null)[]): number {
    const same = standing.find((content) => content && equalIgnoringBlanks(content.document, document));
    const { saved, draft } = this.toolsets.sections;
    const noted = toolset === 'about' ? [saved?.madeFrom, draft?.madeFrom] : [];
    const takenBack = noted.find((id) => id && equalIgnoringBlanks(this.#contents.get(id), document));
    return same?.id ?? takenBack ?? this.#nextId(document);
  }

  #nextId(document: ToolsetDocument): number {
    const id = this.#contents.size + 1;
    this.#contents.set(id, document);
    return id;
  }
}
