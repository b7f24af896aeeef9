import type { Sides } from '#engine/conflict/findClashes.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { SavedToolset, ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { JournalBase } from './Journal.ts';
import { baseOf, justSaved, originOf, withoutDraft } from './serverContent.ts';
import { withStatuses } from './withStatuses.ts';

/** What the server has of the open toolset, as far as the page knows. Never changed: news makes a new one. */
export interface ServerSide {
  /** As it was told last. */
  readonly state: ToolsetState;
  /** What edits are a difference from. */
  readonly base: Required<JournalBase>;
  /** What the draft is compared with: the content before it was generated; null without a draft. */
  readonly origin: ToolsetDocument | null;
  /** What the server said was drafted. */
  readonly known: KnownDocument;
}

export function serverSideOf(state: ToolsetState): ServerSide {
  return { state, base: baseOf(state), origin: originOf(state), known: knownOf(state) };
}

/** @param origin what a draft is compared with that was not there before; absent: as the server has it. */
export function withState(side: ServerSide, state: ToolsetState, origin?: ToolsetDocument): ServerSide {
  const isTold = state.unconfirmed !== side.state.unconfirmed;
  return {
    state,
    base: baseOf(state),
    origin: hasSameDraft(side, state) ? side.origin : state.draft && (origin ?? originOf(state)),
    known: isTold ? knownOf(state) : side.known,
  };
}

/**
 * @param locked the places that are locked by now.
 * @param byItself nobody has looked at what is outdated.
 */
export function afterSave(
  side: ServerSide,
  { before: _before, lost: _lost, ...saved }: SavedToolset,
  locked: Locks,
  byItself = false,
): ServerSide {
  const { stale, staleBecause, staleChanges, fallen } = side.state;
  const outdated = byItself && { stale, staleBecause, staleChanges, fallen };
  const locks = findLocked(saved.content, locked);
  return withState(side, { ...side.state, ...saved, ...justSaved, ...outdated, locks });
}

/** Some of the draft is saved: what is left is compared with what is saved now. */
export function afterApproval(side: ServerSide, state: ToolsetState): ServerSide {
  return { ...withState(side, state), origin: originOf(state) };
}

/**
 * @param start the page's content when the generation began, which the draft is compared with; null: another page's.
 */
export function afterDraft(side: ServerSide, state: ToolsetState, start: ToolsetDocument | null): ServerSide {
  const origin = start && mergeDocuments(side.base.content, start, side.origin ?? side.base.content).document;
  return withState(side, state, origin ?? undefined);
}

/** @param locked the places that are locked by now. */
export function withLocks(side: ServerSide, locked: Locks): ServerSide {
  return { ...side, state: { ...side.state, locks: findLocked(side.state.content, locked) } };
}

/** With what people have confirmed by now of what is saved. */
export function withConfirmed(side: ServerSide, told: Pick<ToolsetState, 'unconfirmed' | 'confirmed'>): ServerSide {
  const { unconfirmed, confirmed } = told;
  if (side.state.draft) return { ...side, state: { ...side.state, savedUnconfirmed: unconfirmed, confirmed } };
  return withState(side, { ...side.state, unconfirmed, confirmed });
}

/** With newer states of the toolsets around it. */
export function withNeighbours(side: ServerSide, statuses: readonly ToolsetStatus[]): ServerSide {
  return { ...side, state: withStatuses(side.state, statuses) };
}

/** Whether a newer state has the draft that was there already. */
export function hasSameDraft({ base }: ServerSide, { draft }: ToolsetState): boolean {
  return draft !== null && draft.generationId === base.generationId;
}

/** A newer state without a draft that has not been seen here. */
export function withoutNewDraft(side: ServerSide, state: ToolsetState): ToolsetState {
  return hasSameDraft(side, state) ? state : withoutDraft(state);
}

/** What a newer state is merged from. Of a draft that was there already, it is what is saved beside it that changed. */
export function sidesWith(side: ServerSide, state: ToolsetState, mine: ToolsetDocument): Sides {
  if (!hasSameDraft(side, state)) return { base: side.base.content, mine, theirs: baseOf(state).content };
  return { base: side.state.savedContent ?? {}, mine, theirs: state.savedContent ?? {} };
}

function knownOf(state: ToolsetState): KnownDocument {
  return { document: baseOf(state).content, unconfirmed: state.unconfirmed };
}
