import type { Sides } from '#engine/conflict/findClashes.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchToolsetState, saveToolset } from '#web/api/toolsets.ts';

import type { Conflict } from './Conflict.ts';
import type { EditableDocument } from './EditableDocument.ts';
import { type SaveUndo, saveUndoOf } from './SaveUndo.ts';
import { baseOf } from './serverContent.ts';
import { afterSave, type ServerSide, withoutNewDraft, withState } from './ServerSide.ts';

export type SaveOutcome = 'saved' | 'merged' | 'nothing-to-save' | 'faulty' | 'conflict' | 'busy';

export interface SaveManner {
  language: Language;
  /** Nobody asked for it: it takes nothing that is still being typed, and asks and shows nothing. */
  byItself: boolean;
}

/** How often a refused save is merged and tried again before it fails. */
const maxMerges = 3;

/** What a save finds and leaves. */
interface SavedPage {
  editable: EditableDocument;
  side: () => ServerSide;
  conflict: () => Conflict | null;
  isDirty: () => boolean;
  /** Takes over what is stored by now of what was sent. */
  takeStored: (side: ServerSide, from: Omit<Sides, 'mine'>) => void;
  /** Merges a newer state in; where it cannot be, begins a conflict if it may ask. Returns whether it is merged. */
  meet: (state: ToolsetState, mayAsk: boolean) => boolean;
  /** Shows a draft that somebody else has had written, to review it over what has just been saved. */
  reviewBeside: (side: ServerSide, from: Omit<Sides, 'mine'>) => void;
}

/** Saves a page's content, merging with concurrent saves, and remembers what the next save and its undo need. */
export class Saving {
  /** What brings back what the last save took away; null where it took nothing. */
  undo: SaveUndo | null = null;
  /** Until the next save, which leaves out words that were saved meanwhile. */
  isDecided = false;
  readonly #projectId: string;
  readonly #page: SavedPage;

  constructor(projectId: string, page: SavedPage) {
    this.#projectId = projectId;
    this.#page = page;
  }

  /** @throws errors of the server, but that the revision is outdated. */
  async run(manner: SaveManner): Promise<SaveOutcome> {
    for (let merges = 0; ; merges += 1) {
      if (!(await this.#page.editable.check(manner.language, manner))) return 'faulty';
      const sent = await this.#send(manner, merges < maxMerges);
      if (sent === 'stored') return merges > 0 ? 'merged' : 'saved';
      if (sent === 'conflict') return 'conflict';
      if (!this.#page.isDirty()) return 'merged';
    }
  }

  /** Sends what was checked. Unless it is stored, the revision was outdated (409). */
  async #send({ byItself }: SaveManner, mayMerge: boolean): Promise<'stored' | 'merged' | 'conflict'> {
    const { editable, side } = this.#page;
    const { state, base } = side();
    const { content } = editable;
    const locked = editable.locked.all;
    const change = { content, revision: base.revision, draft: base.generationId, decided: this.isDecided };
    const manner = byItself ? { byItself } : {};
    try {
      const saved = await saveToolset(this.#projectId, state.id, { ...change, ...manner });
      this.undo = byItself ? null : saveUndoOf({ kept: saved, stood: base.content, saved: saved.content, locked });
      this.isDecided = false;
      const stored = afterSave(side(), saved, editable.locked.all, byItself);
      this.#page.takeStored(stored, { base: content, theirs: saved.content });
      // Nobody who types wants another content under their hands.
      if (saved.draft && !byItself) await this.#takeUpDraft();
      return 'stored';
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409 && mayMerge)) throw error;
    }
    const newer = await fetchToolsetState(this.#projectId, state.id);
    // Unfinished items too, since they are compared with what is newer.
    if (byItself) editable.commit();
    else editable.flush();
    // A draft that was not seen here stays beside what is saved.
    return this.#page.meet(withoutNewDraft(side(), newer), !byItself) ? 'merged' : 'conflict';
  }

  async #takeUpDraft(): Promise<void> {
    const { side, reviewBeside } = this.#page;
    // What could not be loaded now is told by the next save again.
    const state = await fetchToolsetState(this.#projectId, side().state.id).catch(() => null);
    if (!state?.draft) return;
    reviewBeside(withState(side(), state), { base: side().base.content, theirs: baseOf(state).content });
  }
}
