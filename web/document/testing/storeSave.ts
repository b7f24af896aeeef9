import type { SavedToolset, ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { withoutDraft } from '#web/document/serverContent.ts';

interface SaveBody {
  content: ToolsetDocument;
  revision: number;
  draft: string | null;
}

/** What a server does with a save: its next state and its answer, or null where the revision is outdated. */
export function storeSave(
  state: ToolsetState,
  { content, revision, draft }: SaveBody,
): { state: ToolsetState; saved: SavedToolset } | null {
  if (revision !== state.revision) return null;
  const waiting = state.draft?.generationId === draft ? null : state.draft;
  const next = waiting ? { ...state, savedContent: content } : { ...withoutDraft(state), content };
  return {
    state: { ...next, revision: revision + 1 },
    saved: {
      content,
      revision: revision + 1,
      unconfirmed: [],
      confirmed: [],
      updatedAt: '2026-11-28T10:00:00Z',
      savedBy: { id: 'ada', fullName: 'Ada Lovelace' },
      draft: waiting?.generationId ?? null,
      before: null,
      lost: null,
    },
  };
}
