import type { Sides } from '#engine/conflict/findClashes.ts';
import type { Language } from '#engine/languages/languages.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { type Conflict, findConflict } from './Conflict.ts';
import type { DocumentStatus } from './DocumentStatus.ts';
import { type DraftReview, type ReviewChoices, reviewOf, reviewNewDraft } from './DraftReview.ts';
import { EditableDocument, type DocumentSource } from './EditableDocument.ts';
import type { Journal } from './Journal.ts';
import { restoreWork } from './restoreWork.ts';
import type { reviewAfterApproval } from './reviewAfterApproval.ts';
import type { SaveUndo } from './SaveUndo.ts';
import { type SaveOutcome, Saving } from './Saving.ts';
import { baseOf } from './serverContent.ts';
import {
  afterApproval,
  afterDraft,
  hasSameDraft,
  type ServerSide,
  serverSideOf,
  sidesWith,
  withConfirmed,
  withLocks,
  withNeighbours,
  withState,
} from './ServerSide.ts';
import { StreamedDraft } from './StreamedDraft.ts';

/**
 * The open toolset and sole owner of its content: `editable` is what the form shows, `ServerSide` what the server has,
 * and this class handles the difference. Everything from elsewhere (a draft, another save, unsaved work of an earlier
 * visit) is merged by `mergeDocuments`. Independent of React and the stores, which subscribe.
 */
export class OpenDocument {
  readonly editable: EditableDocument;
  readonly #journal: Journal;
  readonly #saving: Saving;
  #side: ServerSide;
  #status: DocumentStatus;
  #draft: StreamedDraft | null = null;
  /** Both sides of the places that were changed here and elsewhere; null where there are none. */
  conflict: Conflict | null = null;
  /** Both versions of a draft over other content; null where there is none. */
  review: DraftReview | null;
  /** Told of each key and each edit. */
  onEdit: (() => void) | null = null;
  #listener: (() => void) | null = null;
  #isClosed = false;

  constructor(projectId: string, source: DocumentSource, server: ToolsetState, journal: Journal) {
    this.#journal = journal;
    this.#side = serverSideOf(server);
    this.review = reviewOf(server, journal);
    this.editable = new EditableDocument(source, this.#side.base.content, server.figures);
    this.#saving = this.#createSaving(projectId);
    this.editable.locked.note(server);
    this.editable.remarks.note(server);
    this.#markDraft();
    const hasSetAside = journal.readSetAside() !== null;
    const nothing = { dirty: false, saving: false, isContradicted: false, restored: false };
    this.#status = { ...nothing, server, hasSetAside, review: this.review ? 'possible' : 'none' };
    this.#takeUp();
    // A decision of an earlier visit may not have been saved yet.
    this.#saving.isDecided = hasSetAside && this.#status.dirty;
    this.editable.observer = {
      onType: (letters) => {
        this.#setStatus({ dirty: true });
        journal.writeLetters(letters, this.#side.base);
        this.onEdit?.();
      },
      onEdit: (isTakenBack) => {
        this.#setStatus({ dirty: !isTakenBack || this.#differs() || this.editable.letters.size > 0 });
        this.#writeJournal();
        this.onEdit?.();
      },
    };
  }

  get status(): DocumentStatus {
    return this.#status;
  }

  /** What the server said was drafted, and nobody had confirmed. */
  get known(): KnownDocument {
    return this.#side.known;
  }

  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  /** What brings back what the last save took away; null where it took nothing. */
  get undo(): SaveUndo | null {
    return this.#saving.undo;
  }

  /**
   * Saves the content, merging with concurrent saves. By itself it saves neither a draft nor what is contradicted, and
   * leaves what is still being typed. @throws other errors of the server.
   */
  async save(language: Language, { byItself = false } = {}): Promise<SaveOutcome> {
    if (this.#status.saving) return 'busy';
    if (byItself && this.#side.base.generationId !== null) return 'nothing-to-save';
    if (byItself) this.editable.commit();
    const content = byItself ? this.editable.content : this.editable.flush();
    if (this.updateConflict(content)) return 'conflict';
    if (!hasContent(content, this.editable.source.definition.schema)) return 'nothing-to-save';
    this.#setStatus({ saving: true });
    try {
      return await this.#saving.run({ language, byItself });
    } finally {
      this.#setStatus({ saving: false });
    }
  }

  /** The conflict with what has been typed since it arose; null where there is none any more. */
  updateConflict(mine = this.editable.flush()): Conflict | null {
    const { conflict } = this;
    if (!conflict || mine === conflict.sides.mine) return conflict;
    this.#setConflict(findConflict(this.editable, { ...conflict.sides, mine }, conflict.server, conflict.isSaving));
    return this.conflict;
  }

  /** Goes on with what was chosen of a conflict, and sets the rest aside. Returns whether to save now. */
  endConflict(chosen: ToolsetDocument, aside: ToolsetDocument): boolean {
    const { conflict } = this;
    if (!conflict) return false;
    this.#saving.isDecided = true;
    this.#putAside(aside);
    this.#setSide(withState(this.#side, conflict.server));
    this.#replace(chosen, !equalJson(chosen, this.#side.base.content));
    this.putOffConflict();
    return conflict.isSaving && this.#status.dirty;
  }

  /** The person goes on without having chosen: the next save finds the same. */
  putOffConflict(): void {
    this.#setConflict(null);
  }

  /** Swaps the content with what was set aside. */
  bringBack(): void {
    const aside = this.#journal.readSetAside();
    if (!aside) return;
    this.#putAside(this.editable.flush());
    this.#replace(aside, true);
  }

  deleteSetAside(): void {
    this.#putAside(null);
  }

  /** Discards unsaved changes. */
  deleteUnsaved(server = this.#side.state): void {
    this.#setSide(withState(this.#side, server));
    this.#replace(this.#side.base.content, false);
  }

  /** Takes in what somebody else saved. false: both changed the same places; a conflict begins only if `mayAsk`. */
  noteForeign(server: ToolsetState, mayAsk: boolean): boolean {
    this.editable.commit();
    return !this.conflict && this.#meet(server, mayAsk);
  }

  /** Some of the draft is approved: what was typed into the rest stays there. */
  takeApproved(server: ToolsetState, goOn: typeof reviewAfterApproval): void {
    const { base, state } = this.#side;
    const { review } = this;
    const isRest = hasSameDraft(this.#side, server);
    this.#adopt(afterApproval(this.#side, server), { base: base.content, theirs: baseOf(server).content });
    const { definition } = this.editable.source;
    this.#setReview(
      isRest && review ? goOn(review, definition, { before: state, now: server }) : reviewOf(server, this.#journal),
    );
  }

  /** Takes over newer states of the toolsets around this one. */
  noteStatuses(statuses: readonly ToolsetStatus[]): void {
    this.#side = withNeighbours(this.#side, statuses);
    this.#setStatus({ server: this.#side.state });
  }

  /** Takes over what is locked, told of whatever content. */
  noteLocks(told: Pick<ToolsetState, 'content' | 'locks'>): void {
    this.editable.locked.note(told);
    this.#side = withLocks(this.#side, this.editable.locked.all);
    this.#setStatus({ server: this.#side.state });
  }

  /** Takes over what is confirmed of the revision that is open. */
  noteConfirmed(told: Pick<ToolsetState, 'unconfirmed' | 'confirmed'>): void {
    this.#side = withConfirmed(this.#side, told);
    this.#setStatus({ server: this.#side.state });
  }

  acceptRestored(): void {
    this.#setStatus({ restored: false });
  }

  /** `fields`: pointers of the only fields to generate; null: all. */
  beginGeneration(fields: readonly string[] | null): void {
    this.editable.commit();
    const { content } = this.editable;
    this.#draft ??= new StreamedDraft({ base: this.#side.base.content, content, fields }, (each) =>
      this.editable.compute(each),
    );
    this.#markDraft();
  }

  showPartial(partial: ToolsetDocument): void {
    if (this.#draft) this.editable.show(this.#draft.showPartial(this.editable.content, partial));
  }

  /**
   * The generation ended with a draft, which is the server's content now. Returns whether it takes away what stood
   * there.
   */
  finishGeneration(server: ToolsetState): boolean {
    this.editable.commit();
    const { content } = this.editable;
    // Before the draft takes the place of what was shown: what it has not of that is not the person's.
    const mine = this.#draft?.withdraw(content) ?? content;
    const finished = this.#draft?.finish(content, baseOf(server).content) ?? content;
    const { known } = this.#side;
    const stood = this.#status.server;
    const start = this.#draft?.start ?? null;
    this.#draft = null;
    this.#setSide(afterDraft(this.#side, server, start));
    this.#show(finished, null);
    const draft = this.editable.compute(this.#side.base.content);
    const around = { definition: this.editable.source.definition, journal: this.#journal, server, stood };
    this.#setReview(reviewNewDraft(around, { known, mine, draft }, this.editable.content));
    return this.review !== null;
  }

  /** Shows what a person took of the draft. */
  acceptReview(result: ToolsetDocument, choices: ReviewChoices): void {
    this.editable.commit();
    if (this.review) this.#show(this.review.accept(this.editable.content, result, choices), null);
    this.#setReview(this.review);
  }

  undoReview(): void {
    this.editable.commit();
    if (this.review) this.#show(this.review.undo(this.editable.content), null);
    this.#setReview(this.review);
  }

  /** The generation ended without a draft: removes the partial text and keeps the person's edits. */
  withdrawGeneration(server?: ToolsetState): void {
    this.editable.commit();
    if (this.#draft) this.editable.show(this.#draft.withdraw(this.editable.content), null);
    this.#draft = null;
    this.#markDraft();
    // A conflict with a newer revision is found by the next save.
    if (!server || !this.#meet(server, false)) this.#setStatus({ dirty: this.#differs() });
    this.#writeJournal();
  }

  /** Uncommitted text stays in the journal. */
  close(): void {
    this.editable.commit();
    this.editable.observer = this.#listener = this.onEdit = null;
    this.#isClosed = true;
  }

  #createSaving(projectId: string): Saving {
    return new Saving(projectId, {
      editable: this.editable,
      side: () => this.#side,
      conflict: () => this.conflict,
      isDirty: () => this.#status.dirty,
      takeStored: (side, from) => {
        this.#adopt(side, from);
        this.#setStatus({ restored: false });
      },
      meet: (state, mayAsk) => this.#meet(state, mayAsk),
      reviewBeside: (side, from) => {
        this.#adopt(side, from);
        if (this.review) this.review.isBesideSave = true;
      },
    });
  }

  #takeUp(): void {
    const { schema } = this.editable.source.definition;
    const works = this.#journal.findUnsaved(schema, this.#side.base.content);
    const { content, merged, contradicted } = restoreWork(this.editable, works, this.#side.state);
    for (const work of merged) this.#journal.delete(work);
    if (!content) return;
    this.editable.show(content, null);
    if (contradicted) {
      // As if the page had been open since: until the person has chosen, every save finds the conflict.
      this.#side = { ...this.#side, base: contradicted.base };
      this.#setConflict(contradicted.conflict);
    }
    if (!this.#differs()) return;
    this.#setStatus({ dirty: true, restored: !contradicted });
    this.#writeJournal();
  }

  /** Merges a newer revision in, or begins a conflict. A draft over edits is not merged in unasked. */
  #meet(server: ToolsetState, mayAsk = true): boolean {
    const isNewDraft = server.draft !== null && !hasSameDraft(this.#side, server);
    if (isNewDraft && this.#differs() && !mayAsk) return false;
    const sides = sidesWith(this.#side, server, this.editable.content);
    const conflict = findConflict(this.editable, sides, server, this.#status.saving);
    if (!conflict) this.#adopt(withState(this.#side, server), sides);
    else if (mayAsk) this.#setConflict(conflict);
    return !conflict;
  }

  #setConflict(conflict: Conflict | null): void {
    this.conflict = conflict;
    this.#setStatus({ isContradicted: conflict !== null });
  }

  /** Rebases the edits onto the server's new content. */
  #adopt(side: ServerSide, { base, theirs }: Omit<Sides, 'mine'>): void {
    this.editable.commit();
    const { document } = mergeDocuments(base, this.editable.content, theirs);
    this.#setSide(side);
    this.#show(document);
  }

  #show(content: ToolsetDocument, previous: ToolsetDocument | null = this.editable.content): void {
    this.editable.show(content, previous);
    this.#setStatus({ dirty: !equalJson(content, this.#side.base.content) || this.editable.letters.size > 0 });
    this.#writeJournal();
  }

  #replace(content: ToolsetDocument, dirty: boolean): void {
    this.editable.replace(content);
    this.#setStatus({ dirty, restored: false });
    this.#writeJournal();
  }

  #setSide(side: ServerSide): void {
    const isSameDraft = hasSameDraft(this.#side, side.state);
    this.#side = side;
    this.editable.takeFigures(side.state.figures);
    this.editable.locked.note(side.state);
    this.editable.remarks.note(side.state);
    if (!isSameDraft) this.#setReview(reviewOf(side.state, this.#journal));
    this.#markDraft();
    this.#setStatus({ server: side.state });
  }

  /** Marks what the draft changed; nothing while a generation streams in, or where it filled an empty document. */
  #markDraft(): void {
    const { content, marks, source } = this.editable;
    const before = this.#draft ? null : this.#side.origin;
    const hasBefore = before !== null && hasContent(before, source.definition.schema);
    marks.compare(hasBefore ? { before, draft: this.#side.base.content } : null, content);
  }

  #setReview(review: DraftReview | null): void {
    this.review = review;
    this.#setStatus({ review: !review ? 'none' : review.canUndo ? 'undoable' : 'possible' });
  }

  #putAside(content: ToolsetDocument | null): void {
    this.#journal.writeSetAside(content);
    this.#setStatus({ hasSetAside: content !== null });
  }

  #differs(): boolean {
    return !equalJson(this.editable.content, this.#side.base.content);
  }

  #writeJournal(): void {
    // The same tab may have opened the toolset again and shares the journal's key.
    if (this.#isClosed) return;
    const { content, letters } = this.editable;
    if (!this.#status.dirty) this.#journal.clear();
    else this.#journal.writeContent(this.#draft?.withdraw(content) ?? content, this.#side.base, letters);
  }

  #setStatus(change: Partial<DocumentStatus>): void {
    const isNew = (Object.keys(change) as (keyof DocumentStatus)[]).some((key) => change[key] !== this.#status[key]);
    if (!isNew) return;
    this.#status = { ...this.#status, ...change };
    this.#listener?.();
  }
}
