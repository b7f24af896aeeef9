import { findChanges } from '#engine/difference/findChanges.ts';
import { isBlank } from '#engine/merge/equalIgnoringBlanks.ts';
import type { Clash } from '#engine/merge/findClashes.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

interface Versions {
  /** What stood when the draft was asked for, as the server had it. */
  known: KnownDocument;
  /** The same with all that a person has typed until the draft was there. */
  mine: ToolsetDocument;
  draft: ToolsetDocument;
}

/** A draft over what stood before, of which a person takes what they want: until it is saved or discarded. */
export class DraftReview {
  readonly versions: Versions;
  /** Which changes were taken the last time; null while nothing is decided. */
  taken: ReadonlySet<string> | null = null;
  /** It came to light with a save of somebody who had not seen it. */
  isBesideSave = false;
  #shown: ToolsetDocument;
  #undone: { content: ToolsetDocument; accepted: ToolsetDocument } | null = null;

  /** @param shown the content that the form shows of both. */
  constructor(versions: Versions, shown: ToolsetDocument) {
    this.versions = versions;
    this.#shown = shown;
  }

  get canUndo(): boolean {
    return this.#undone !== null;
  }

  /** The content with the result of a review; what was typed since the form showed the draft stays. */
  accept(present: ToolsetDocument, result: ToolsetDocument, taken: ReadonlySet<string>): ToolsetDocument {
    const content = mergeDocuments(this.#shown, present, result).document;
    this.#undone = { content: present, accepted: content };
    this.#shown = content;
    this.taken = taken;
    return content;
  }

  /** The content without the result that was accepted last; what was typed since stays. */
  undo(present: ToolsetDocument): ToolsetDocument {
    if (!this.#undone) return present;
    const { content, accepted } = this.#undone;
    this.#shown = mergeDocuments(accepted, present, content).document;
    this.#undone = null;
    this.taken = null;
    return this.#shown;
  }
}

/** What tells a place at which two versions differ from all others. */
export function changeKey({ kind, pointer, origin }: Pick<Clash, 'kind' | 'pointer' | 'origin'>): string {
  return `${kind} ${pointer} ${origin}`;
}

/** The review of a draft that has just been written; null where it takes nothing away that stood there. */
export function reviewNewDraft(
  definition: ToolsetDefinition,
  versions: Versions,
  shown: ToolsetDocument,
): DraftReview | null {
  const takesAway = findChanges(definition, versions.mine, versions.draft).some(
    ({ kind, before }) => kind === 'removed' || (kind === 'edited' && !isBlank(before)),
  );
  return takesAway ? new DraftReview(versions, shown) : null;
}

/** The review of a draft that was there already, over what is saved. */
export function reviewOf({ draft, content, savedContent, savedUnconfirmed = [] }: ToolsetState): DraftReview | null {
  if (!draft || !content || !savedContent) return null;
  const known = { document: savedContent, unconfirmed: savedUnconfirmed };
  return new DraftReview({ known, mine: savedContent, draft: content }, content);
}
