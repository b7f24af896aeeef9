import { isAlwaysComputed } from '#engine/computed/isAlwaysComputed.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { equalJson } from '#engine/merge/equalJson.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { HttpError } from '../api/HttpError.ts';
import { fetchToolsetState, saveToolset } from '../api/toolsets.ts';
import { EditableDocument, type DocumentSource } from './EditableDocument.ts';
import type { Journal, JournalBase, UnsavedWork } from './Journal.ts';
import { StreamedDraft } from './StreamedDraft.ts';
import { withStatuses } from './withStatuses.ts';

/** Two versions with edits of the same places, until the person chooses one. */
interface Conflict {
  mine: ToolsetDocument;
  theirs: ToolsetDocument;
  server: ToolsetState;
  /** The journal entry of mine; absent when the conflict arose on saving. */
  work?: UnsavedWork;
}

/** The document's state for the screen, besides its content. */
export interface DocumentStatus {
  /** The last state received from the server. */
  server: ToolsetState;
  dirty: boolean;
  saving: boolean;
  isContradicted: boolean;
  /** Unsaved work of an earlier visit was restored. */
  restored: boolean;
  /** The side of a conflict that was not chosen is kept on this device. */
  hasSetAside: boolean;
}

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
  #conflict: Conflict | null = null;
  #draft: StreamedDraft | null = null;
  #listener: (() => void) | null = null;
  #isClosed = false;

  constructor(projectId: string, source: DocumentSource, server: ToolsetState, journal: Journal) {
    this.#projectId = projectId;
    this.#journal = journal;
    this.#server = server;
    this.#base = baseOf(server);
    this.#origin = originOf(server);
    this.editable = new EditableDocument(source, this.#base.content, server.figures);
    this.#markDraft();
    const hasSetAside = journal.readSetAside() !== null;
    const nothing = { dirty: false, saving: false, isContradicted: false, restored: false };
    this.#status = { ...nothing, server, hasSetAside };
    this.#takeUp();
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
    if (this.#conflict) return 'conflict';
    const { definition } = this.editable.source;
    if (!hasContent(this.editable.flush(), definition.schema)) return 'nothing-to-save';
    this.#setStatus({ saving: true });
    try {
      if (!(await this.editable.check(language))) return 'faulty';
      for (let merges = 0; ; merges += 1) {
        if (await this.#trySaving(merges < maxMerges)) return merges > 0 ? 'merged' : 'saved';
        if (this.#conflict) return 'conflict';
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
      const saved = await saveToolset(this.#projectId, id, sent, this.#base.revision);
      const now = {
        savedContent: undefined,
        status: 'saved' as const,
        stale: false,
        staleBecause: [],
        staleChanges: [],
        fallen: [],
        draft: null,
      };
      this.#adopt({ ...this.#server, ...saved, ...now }, sent);
      this.#setStatus({ restored: false });
      return true;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409 && mayMerge)) throw error;
    }
    const server = await fetchToolsetState(this.#projectId, id);
    this.#meet(this.editable.flush(), server);
    return false;
  }

  /** Resolves the conflict with mine and sets theirs aside. Returns whether to save now. */
  keepMine(): boolean {
    const conflict = this.#endConflict();
    if (!conflict) return false;
    this.#putAside(conflict.theirs);
    this.#setBase(conflict.server);
    this.#replace(conflict.mine, true);
    return !conflict.work;
  }

  /** Resolves the conflict with the server's content and sets mine aside. */
  takeTheirs(): void {
    const conflict = this.#endConflict();
    if (!conflict) return;
    this.#putAside(conflict.mine);
    this.#setBase(conflict.server);
    this.#replace(conflict.theirs, false);
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

  /** What has been changed since the last save, or since the draft. */
  unsavedChanges(): Change[] {
    return findChanges(this.editable.source.definition, this.#base.content, this.editable.content);
  }

  /** Takes over newer states of the toolsets around this one. */
  noteStatuses(statuses: readonly ToolsetStatus[]): void {
    this.#server = withStatuses(this.#server, statuses);
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

  /** The generation ended with a draft, which is the server's content now. */
  finishGeneration(server: ToolsetState): void {
    this.editable.commit();
    const { content } = this.editable;
    const finished = this.#draft?.finish(content, baseOf(server).content) ?? content;
    const origin =
      this.#draft && mergeDocuments(this.#base.content, this.#draft.start, this.#origin ?? this.#base.content);
    this.#draft = null;
    this.#setBase(server, origin?.document);
    this.#show(finished, null);
  }

  /** The generation ended without a draft: removes the partial text and keeps the person's edits. */
  withdrawGeneration(server?: ToolsetState): void {
    this.editable.commit();
    if (this.#draft) this.editable.show(this.#draft.withdraw(this.editable.content), null);
    this.#draft = null;
    this.#markDraft();
    // A conflict with a newer revision is found by the next save.
    if (
      server &&
      this.#merge(this.#base.content, this.editable.content, baseOf(server).content).conflicts.length === 0
    ) {
      this.#adopt(server);
    } else this.#setStatus({ dirty: this.#differs() });
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
    for (const work of this.#journal.findUnsaved(schema, this.#base.content)) {
      // One conflict at a time; other unsaved work stays in its journal until the next opening.
      if (this.#conflict) break;
      const { revision, generationId } = this.#base;
      const isUpToDate = work.base?.revision === revision && work.base.generationId === generationId;
      const before = isUpToDate ? this.#base.content : work.base?.content;
      this.#meetEarlier(work, before);
    }
    if (this.#status.dirty && !this.#conflict) this.#writeJournal();
  }

  /** Merges one piece of unsaved work into the content; begins a conflict where both changed the same places. */
  #meetEarlier(work: UnsavedWork, before: ToolsetDocument | undefined): void {
    const { content } = this.#base;
    const own = before && this.#merge(before, work.content, content);
    if (equalJson(work.content, content)) return this.#journal.forget(work);
    if (!own || own.conflicts.length > 0) {
      if (this.#status.dirty) return;
      this.#conflict = { mine: own?.document ?? work.content, theirs: content, server: this.#server, work };
      this.editable.show(work.content, null);
      this.#status = { ...this.#status, dirty: true, isContradicted: true };
      return;
    }
    const all = this.#merge(content, this.editable.content, own.document);
    if (all.conflicts.length > 0) return;
    this.editable.show(all.document, null);
    const isUnsaved = this.#differs();
    this.#status = { ...this.#status, dirty: isUnsaved, restored: isUnsaved };
    this.#journal.forget(work);
    this.#writeJournal();
  }

  /** Merges a newer revision in, or begins a conflict. A new AI draft always begins one: the person has not seen it. */
  #meet(mine: ToolsetDocument, server: ToolsetState): void {
    const theirs = baseOf(server);
    const { document, conflicts } = this.#merge(this.#base.content, mine, theirs.content);
    const isNewDraft = theirs.generationId !== null && theirs.generationId !== this.#base.generationId;
    if ((conflicts.length === 0 && !isNewDraft) || equalJson(mine, theirs.content)) return this.#adopt(server);
    this.#conflict = { mine: isNewDraft ? mine : document, theirs: theirs.content, server };
    this.#setStatus({ isContradicted: true });
  }

  /** Rebases the edits onto the server's new content. `from`: the common base of both. */
  #adopt(server: ToolsetState, from = this.#base.content): void {
    this.editable.commit();
    const { document } = mergeDocuments(from, this.editable.content, baseOf(server).content);
    this.#setBase(server);
    this.#show(document);
  }

  #merge(base: ToolsetDocument, mine: ToolsetDocument, theirs: ToolsetDocument) {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    const computed = this.editable.compute(document, mine);
    const rules = this.editable.source.definition.manifest.computed.filter(isAlwaysComputed);
    // Computed values follow from other fields, so they are no conflicts.
    const isComputed = (pointer: string) =>
      rules.some(({ field }) => field === toPattern(pointer)) || getAt(computed, pointer) !== getAt(document, pointer);
    return { document, conflicts: conflicts.filter((pointer) => !isComputed(pointer)) };
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
    this.#server = server;
    this.#base = baseOf(server);
    this.editable.know(server.figures);
    if (!isSameDraft) this.#origin = server.draft && (origin ?? originOf(server));
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

  #endConflict(): Conflict | null {
    const conflict = this.#conflict;
    this.#conflict = null;
    if (conflict?.work) this.#journal.forget(conflict.work);
    this.#setStatus({ isContradicted: false });
    return conflict;
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

/** What a draft is compared with after the page was opened. */
function originOf({ draft, savedContent }: ToolsetState): ToolsetDocument | null {
  return draft && (savedContent ?? null);
}

/** The base of edits in the server's state: the draft if there is one, else the saved content. */
function baseOf({ content, revision, draft }: ToolsetState): Required<JournalBase> {
  return { content: content ?? {}, revision, generationId: draft?.generationId ?? null };
}
