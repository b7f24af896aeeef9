import type { Sides } from '#engine/conflict/findClashes.ts';
import type { Language } from '#engine/languages/languages.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { HttpError } from '../api/HttpError.ts';
import { fetchToolsetState, saveToolset } from '../api/toolsets.ts';
import { baseOf, justSaved, originOf, withoutDraft } from './serverContent.ts';
import { type Conflict, findConflict } from './Conflict.ts';
import type { DocumentStatus } from './DocumentStatus.ts';
import { type DraftReview, type ReviewChoices, reviewOf, reviewNewDraft } from './DraftReview.ts';
import { EditableDocument, type DocumentSource } from './EditableDocument.ts';
import type { Journal, JournalBase } from './Journal.ts';
import { type SaveUndo, saveUndoOf } from './SaveUndo.ts';
import { StreamedDraft } from './StreamedDraft.ts';
import { takeUpWork } from './takeUpWork.ts';
import { withStatuses } from './withStatuses.ts';

export type SaveOutcome = 'saved' | 'merged' | 'nothing-to-save' | 'faulty' | 'conflict' | 'busy';

/** How often a refused save is merged and tried again before it fails. */
const maxMerges = 3;

/**
 * The open toolset and sole owner of its content: `editable` is what the form shows; this class knows the server's
 * state and handles the difference. Everything from elsewhere (a draft, another save, unsaved work of an earlier visit)
 * is merged by `mergeDocuments`. Independent of React and the stores, which subscribe.
 */
export class OpenDocument {
  readonly editable: EditableDocument;
  readonly #projectId: string;
  readonly #journal: Journal;
  #server: ToolsetState;
  #base: Required<JournalBase>;
  /** What the draft is compared with: the content before it was generated; null without a draft. */
  #origin: ToolsetDocument | null;
  #status: DocumentStatus;
  #draft: StreamedDraft | null = null;
  /** Both sides of the places that were changed here and elsewhere; null where there are none. */
  conflict: Conflict | null = null;
  /** Both versions of a draft over other content; null where there is none. */
  review: DraftReview | null;
  /** What brings back what the last save took away; null where it took nothing. */
  undo: SaveUndo | null = null;
  /** Until the next save, which leaves out words that were saved meanwhile. */
  #isDecided = false;
  /** What the server said was drafted; a save tells nothing of that. */
  #known: KnownDocument;
  #listener: (() => void) | null = null;
  #isClosed = false;

  constructor(projectId: string, source: DocumentSource, server: ToolsetState, journal: Journal) {
    this.#projectId = projectId;
    this.#journal = journal;
    this.#server = server;
    this.#base = baseOf(server);
    this.#origin = originOf(server);
    this.review = reviewOf(server, journal);
    this.#known = { document: this.#base.content, unconfirmed: server.unconfirmed };
    this.editable = new EditableDocument(source, this.#base.content, server.figures);
    this.editable.locked.note(server);
    this.#markDraft();
    const hasSetAside = journal.readSetAside() !== null;
    const nothing = { dirty: false, saving: false, isContradicted: false, restored: false };
    this.#status = { ...nothing, server, hasSetAside, review: this.review ? 'possible' : 'none' };
    this.#takeUp();
    // A decision of an earlier visit may not have been saved yet.
    this.#isDecided = hasSetAside && this.#status.dirty;
    this.editable.observer = {
      onType: (letters) => {
        this.#setStatus({ dirty: true });
        journal.writeLetters(letters, this.#base);
      },
      onEdit: () => {
        this.#setStatus({ dirty: true });
        this.#writeJournal();
      },
    };
  }

  get status(): DocumentStatus {
    return this.#status;
  }

  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  /** Saves the content, merging with concurrent saves. @throws other errors of the server. */
  async save(language: Language): Promise<SaveOutcome> {
    if (this.#status.saving) return 'busy';
    if (this.updateConflict()) return 'conflict';
    const { definition } = this.editable.source;
    if (!hasContent(this.editable.flush(), definition.schema)) return 'nothing-to-save';
    this.#setStatus({ saving: true });
    try {
      if (!(await this.editable.check(language))) return 'faulty';
      for (let merges = 0; ; merges += 1) {
        if (await this.#trySaving(merges < maxMerges)) return merges > 0 ? 'merged' : 'saved';
        if (this.conflict) return 'conflict';
        if (!this.#status.dirty) return 'merged';
        if (!(await this.editable.check(language))) return 'faulty';
      }
    } finally {
      this.#setStatus({ saving: false });
    }
  }

  /** false: the revision was outdated (409); the newer one was merged in, or a conflict began. */
  async #trySaving(mayMerge: boolean): Promise<boolean> {
    const sent = this.editable.flush();
    const { id } = this.#server;
    try {
      const { content: stood, revision, generationId: draft } = this.#base;
      const decided = this.#isDecided;
      const locked = this.editable.locked.all;
      const change = { content: sent, revision, draft, decided };
      const { before, lost, ...saved } = await saveToolset(this.#projectId, id, change);
      this.undo = saveUndoOf({ kept: { before, lost }, stood, saved: saved.content, locked });
      this.#isDecided = false;
      const locks = findLocked(saved.content, this.editable.locked.all);
      this.#adopt({ ...this.#server, ...saved, ...justSaved, locks }, { base: sent, theirs: saved.content });
      this.#setStatus({ restored: false });
      if (saved.draft) await this.#takeUpDraft();
      return true;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409 && mayMerge)) throw error;
    }
    const server = await fetchToolsetState(this.#projectId, id);
    this.editable.flush();
    // A draft that was not seen here stays beside what is saved.
    this.#meet(baseOf(server).generationId === this.#base.generationId ? server : withoutDraft(server));
    return false;
  }

  /** Shows a draft that somebody else has had written, to review it over what has just been saved. */
  async #takeUpDraft(): Promise<void> {
    // What could not be loaded now is told by the next save again.
    const server = await fetchToolsetState(this.#projectId, this.#server.id).catch(() => null);
    if (!server?.draft) return;
    this.#adopt(server, { base: this.#base.content, theirs: baseOf(server).content });
    if (this.review) this.review.isBesideSave = true;
  }

  /** The conflict with what has been typed since it arose; null where there is none any more. */
  updateConflict(): Conflict | null {
    const { conflict } = this;
    const mine = this.editable.flush();
    if (!conflict || mine === conflict.sides.mine) return conflict;
    this.#setConflict(findConflict(this.editable, { ...conflict.sides, mine }, conflict.server, conflict.isSaving));
    return this.conflict;
  }

  /** Goes on with what was chosen of a conflict, and sets the rest aside. Returns whether to save now. */
  endConflict(chosen: ToolsetDocument, aside: ToolsetDocument): boolean {
    const { conflict } = this;
    if (!conflict) return false;
    this.#isDecided = true;
    this.#putAside(aside);
    this.#setBase(conflict.server);
    this.#replace(chosen, !equalJson(chosen, this.#base.content));
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

  forgetSetAside(): void {
    this.#putAside(null);
  }

  /** Discards unsaved changes. */
  dropUnsaved(server = this.#server): void {
    this.#setBase(server);
    this.#replace(this.#base.content, false);
  }

  /** Takes in what somebody else saved. false: both changed the same places; a conflict begins only if `mayAsk`. */
  noteForeign(server: ToolsetState, mayAsk: boolean): boolean {
    this.editable.commit();
    return !this.conflict && this.#meet(server, mayAsk);
  }

  /** Takes over newer states of the toolsets around this one. */
  noteStatuses(statuses: readonly ToolsetStatus[]): void {
    this.#server = withStatuses(this.#server, statuses);
    this.#setStatus({ server: this.#server });
  }

  /** Takes over what is locked, told of whatever content. */
  noteLocks(told: Pick<ToolsetState, 'content' | 'locks'>): void {
    this.editable.locked.note(told);
    const locks = findLocked(this.#server.content, this.editable.locked.all);
    this.#server = { ...this.#server, locks };
    this.#setStatus({ server: this.#server });
  }

  acceptRestored(): void {
    this.#setStatus({ restored: false });
  }

  /** `fields`: pointers of the only fields to generate; null: all. */
  beginGeneration(fields: readonly string[] | null): void {
    this.editable.commit();
    const { content } = this.editable;
    this.#draft ??= new StreamedDraft({ base: this.#base.content, content, fields }, (each) =>
      this.editable.compute(each),
    );
    this.#markDraft();
  }

  showPartial(partial: ToolsetDocument): void {
    if (this.#draft) this.editable.show(this.#draft.showPartial(this.editable.content, partial));
  }

  /** The generation ended with a draft, which is the server's content now. Returns whether it takes away what stood there. */
  finishGeneration(server: ToolsetState): boolean {
    this.editable.commit();
    const { content } = this.editable;
    // Before the draft takes the place of what was shown: what it has not of that is not the person's.
    const mine = this.#draft?.withdraw(content) ?? content;
    const finished = this.#draft?.finish(content, baseOf(server).content) ?? content;
    const origin =
      this.#draft && mergeDocuments(this.#base.content, this.#draft.start, this.#origin ?? this.#base.content);
    const known = this.#known;
    this.#draft = null;
    this.#setBase(server, origin?.document);
    this.#show(finished, null);
    const draft = this.editable.compute(this.#base.content);
    const around = { definition: this.editable.source.definition, journal: this.#journal, server };
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
    this.editable.observer = this.#listener = null;
    this.#isClosed = true;
  }

  #takeUp(): void {
    const { schema } = this.editable.source.definition;
    const works = this.#journal.findUnsaved(schema, this.#base.content);
    const { content, merged, contradicted } = takeUpWork(this.editable, works, this.#server);
    for (const work of merged) this.#journal.forget(work);
    if (!content) return;
    this.editable.show(content, null);
    if (contradicted) {
      // As if the page had been open since: until the person has chosen, every save finds the conflict.
      this.#base = contradicted.base;
      this.#setConflict(contradicted.conflict);
    }
    if (!this.#differs()) return;
    this.#setStatus({ dirty: true, restored: !contradicted });
    this.#writeJournal();
  }

  /** Merges a newer revision in, or begins a conflict. A draft over edits is not merged in unasked. */
  #meet(server: ToolsetState, mayAsk = true): boolean {
    const { generationId } = baseOf(server);
    const isNewDraft = generationId !== null && generationId !== this.#base.generationId;
    if (isNewDraft && this.#differs() && !mayAsk) return false;
    const sides = this.#sidesWith(server);
    const conflict = findConflict(this.editable, sides, server, this.#status.saving);
    if (!conflict) this.#adopt(server, sides);
    else if (mayAsk) this.#setConflict(conflict);
    return !conflict;
  }

  #setConflict(conflict: Conflict | null): void {
    this.conflict = conflict;
    this.#setStatus({ isContradicted: conflict !== null });
  }

  /** Of a draft that both sides have, it is what is saved beside it that changed. */
  #sidesWith(server: ToolsetState): Sides {
    const [present, next] = [this.#base, baseOf(server)];
    const mine = this.editable.content;
    const isSameDraft = next.generationId !== null && next.generationId === present.generationId;
    if (!isSameDraft) return { base: present.content, mine, theirs: next.content };
    return { base: this.#server.savedContent ?? {}, mine, theirs: server.savedContent ?? {} };
  }

  /** Rebases the edits onto the server's new content. */
  #adopt(server: ToolsetState, { base, theirs }: Omit<Sides, 'mine'>): void {
    this.editable.commit();
    const { document } = mergeDocuments(base, this.editable.content, theirs);
    this.#setBase(server);
    this.#show(document);
  }

  #show(content: ToolsetDocument, previous: ToolsetDocument | null = this.editable.content): void {
    this.editable.show(content, previous);
    this.#setStatus({ dirty: !equalJson(content, this.#base.content) || this.editable.letters.size > 0 });
    this.#writeJournal();
  }

  #replace(content: ToolsetDocument, dirty: boolean): void {
    this.editable.replace(content);
    this.#setStatus({ dirty, restored: false });
    this.#writeJournal();
  }

  #setBase(server: ToolsetState, origin?: ToolsetDocument): void {
    const isSameDraft = server.draft !== null && server.draft.generationId === this.#base.generationId;
    const isTold = server.unconfirmed !== this.#server.unconfirmed;
    this.#server = server;
    this.#base = baseOf(server);
    if (isTold) this.#known = { document: this.#base.content, unconfirmed: server.unconfirmed };
    this.editable.know(server.figures);
    this.editable.locked.note(this.#server);
    if (!isSameDraft) {
      this.#origin = server.draft && (origin ?? originOf(server));
      this.#setReview(reviewOf(server, this.#journal));
    }
    this.#markDraft();
    this.#setStatus({ server });
  }

  /** Marks what the draft changed; nothing while a generation streams in, or where it filled an empty document. */
  #markDraft(): void {
    const { content, marks, source } = this.editable;
    const before = this.#draft ? null : this.#origin;
    const hasBefore = before !== null && hasContent(before, source.definition.schema);
    marks.compare(hasBefore ? { before, draft: this.#base.content } : null, content);
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
    return !equalJson(this.editable.content, this.#base.content);
  }

  #writeJournal(): void {
    // The same tab may have opened the toolset again and shares the journal's key.
    if (this.#isClosed) return;
    const { content, letters } = this.editable;
    if (!this.#status.dirty) this.#journal.clear();
    else this.#journal.writeContent(this.#draft?.withdraw(content) ?? content, this.#base, letters);
  }

  #setStatus(change: Partial<DocumentStatus>): void {
    const isNew = (Object.keys(change) as (keyof DocumentStatus)[]).some((key) => change[key] !== this.#status[key]);
    if (!isNew) return;
    this.#status = { ...this.#status, ...change };
    this.#listener?.();
  }
}
