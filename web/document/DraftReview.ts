import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { changeKey } from './changeKey.ts';
import type { Journal } from './Journal.ts';
import type { OpenDocument } from './OpenDocument.ts';

interface Versions {
  /** What stood when the draft was asked for, as the server had it. */
  known: KnownDocument;
  /** The same with all that a person has typed until the draft was there. */
  mine: ToolsetDocument;
  draft: ToolsetDocument;
}

/** What a person wants of a draft, by `changeKey`. */
export interface ReviewChoices {
  /** The changes that are taken; all others are not. */
  taken: ReadonlySet<string>;
  /** Those that the person has decided on. */
  decided: ReadonlySet<string>;
}

/** What was known of what stood when the draft was there: why it was outdated, and when it was saved. */
export type Stood = Pick<ToolsetState, 'fallen' | 'staleChanges' | 'updatedAt'>;

/** A draft over what stood before, of which a person takes what they want: until it is saved or discarded. */
export class DraftReview {
  versions: Versions;
  /** As they were left the last time, also on an earlier visit of this device; null while nothing is decided. */
  choices: ReviewChoices | null = null;
  /** null where the draft was there before this device knew of it. */
  stood: Stood | null;
  /** It came to light with a save of somebody who had not seen it. */
  isBesideSave = false;
  /** What is to be done once it is saved, as to confirm what the person says they have read. */
  afterSave: ((document: OpenDocument) => Promise<void>) | null = null;
  readonly journal: Journal;
  readonly generationId: string;
  shown: ToolsetDocument;
  #undone: { content: ToolsetDocument; accepted: ToolsetDocument } | null = null;

  /** @param shown the content that the form shows of both. @param generationId the draft's */
  constructor(
    versions: Versions,
    shown: ToolsetDocument,
    { generationId, journal, stood = null }: { generationId: string; journal: Journal; stood?: Stood | null },
  ) {
    this.versions = versions;
    this.stood = stood;
    this.shown = shown;
    this.generationId = generationId;
    this.journal = journal;
  }

  /** Goes on with what was known and chosen of the same draft on an earlier visit. */
  recall(): this {
    const kept = this.journal.readReview();
    if (kept?.generationId !== this.generationId) return this;
    this.stood = kept.stood;
    if (!kept.chosen) return this;
    const { mine, shown, taken, decided } = kept.chosen;
    this.versions = { ...this.versions, mine };
    this.shown = shown;
    this.choices = { taken: new Set(taken), decided: new Set(decided) };
    return this;
  }

  /** Keeps on the device what is known and chosen, for the next visit. */
  keep(): this {
    const { choices, stood } = this;
    const chosen = choices && {
      mine: this.versions.mine,
      shown: this.shown,
      taken: [...choices.taken],
      decided: [...choices.decided],
    };
    this.journal.writeReview(chosen || stood ? { generationId: this.generationId, stood, chosen } : null);
    return this;
  }

  /** Whether the draft takes something away that the person has not decided on. */
  hasUndecided(definition: ToolsetDefinition): boolean {
    return findTaking(definition, this.versions).some((change) => !this.choices?.decided.has(changeKey(change)));
  }

  get canUndo(): boolean {
    return this.#undone !== null;
  }

  /** The content with the result of a review; what was typed since the form showed the draft stays. */
  accept(present: ToolsetDocument, result: ToolsetDocument, choices: ReviewChoices): ToolsetDocument {
    const content = mergeDocuments(this.shown, present, result).document;
    this.#undone = { content: present, accepted: content };
    this.shown = content;
    this.choices = choices;
    this.keep();
    return content;
  }

  /** The content without the result that was accepted last; what was typed since stays. */
  undo(present: ToolsetDocument): ToolsetDocument {
    if (!this.#undone) return present;
    const { content, accepted } = this.#undone;
    this.shown = mergeDocuments(accepted, present, content).document;
    this.#undone = null;
    this.choices = null;
    this.keep();
    return this.shown;
  }
}

/**
 * The review of a draft that has just been written; null where it takes nothing away that stood there. `stood`: what
 * was known of that.
 */
export function reviewNewDraft(
  given: { definition: ToolsetDefinition; journal: Journal; server: ToolsetState; stood: Stood },
  versions: Versions,
  shown: ToolsetDocument,
): DraftReview | null {
  const { definition, journal, server, stood } = given;
  if (!server.draft || findTaking(definition, versions).length === 0) return null;
  const { fallen, staleChanges, updatedAt } = stood;
  const { generationId } = server.draft;
  return new DraftReview(versions, shown, { generationId, journal, stood: { fallen, staleChanges, updatedAt } }).keep();
}

/** The review of a draft that was there already, over what is saved. */
export function reviewOf(
  { draft, content, savedContent, savedUnconfirmed = [] }: ToolsetState,
  journal: Journal,
): DraftReview | null {
  if (!draft) journal.writeReview(null);
  if (!draft || !content || !savedContent) return null;
  const known = { document: savedContent, unconfirmed: savedUnconfirmed };
  const versions = { known, mine: savedContent, draft: content };
  return new DraftReview(versions, content, { generationId: draft.generationId, journal }).recall();
}

/** The changes of a draft that take away what stood. */
function findTaking(definition: ToolsetDefinition, { mine, draft }: Versions): Change[] {
  return findChanges(definition, mine, draft).filter(
    ({ kind, before }) => kind === 'removed' || (kind === 'edited' && !saysNothing(before)),
  );
}
