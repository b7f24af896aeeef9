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
  /** Merges a newer state in, or begins a conflict. */
  meet: (state: ToolsetState) => void;
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
  async run(language: Language): Promise<SaveOutcome> {
    for (let merges = 0; ; merges += 1) {
      if (!(await this.#page.editable.check(language))) return 'faulty';
      if (await this.#send(merges < maxMerges)) return merges > 0 ? 'merged' : 'saved';
      if (this.#page.conflict()) return 'conflict';
      if (!this.#page.isDirty()) return 'merged';
    }
  }

  /**
   * Sends what was checked. false: the revision was outdated (409); the newer one was merged in, or a conflict began.
   */
  async #send(mayMerge: boolean): Promise<boolean> {
    const { editable, side } = this.#page;
    const { state, base } = side();
    const { content } = editable;
    const locked = editable.locked.all;
    const change = { content, revision: base.revision, draft: base.generationId, decided: this.isDecided };
    try {
      const saved = await saveToolset(this.#projectId, state.id, change);
      this.undo = saveUndoOf({ kept: saved, stood: base.content, saved: saved.content, locked });
      this.isDecided = false;
      const stored = afterSave(side(), saved, editable.locked.all);
      this.#page.takeStored(stored, { base: content, theirs: saved.content });
      if (saved.draft) await this.#takeUpDraft();
      return true;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409 && mayMerge)) throw error;
    }
    const newer = await fetchToolsetState(this.#projectId, state.id);
    // Unfinished items too, since they are compared with what is newer.
    editable.flush();
    // A draft that was not seen here stays beside what is saved.
    this.#page.meet(withoutNewDraft(side(), newer));
    return false;
  }

  async #takeUpDraft(): Promise<void> {
    const { side, reviewBeside } = this.#page;
    // What could not be loaded now is told by the next save again.
    const state = await fetchToolsetState(this.#projectId, side().state.id).catch(() => null);
    if (!state?.draft) return;
    reviewBeside(withState(side(), state), { base: side().base.content, theirs: baseOf(state).content });
  }
}
