import type { ToolsetState } from '#engine/protocol/project.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { JournalBase } from './Journal.ts';

/** The base of edits in the server's state: the draft if there is one, else the saved content. */
export function baseOf({ content, revision, draft }: ToolsetState): Required<JournalBase> {
  return { content: content ?? {}, revision, generationId: draft?.generationId ?? null };
}

/** What a save makes of a toolset, besides what it answers. */
export const justSaved = {
  savedContent: undefined,
  status: 'saved' as const,
  saved: true,
  starter: false,
  stale: false,
  staleBecause: [],
  staleChanges: [],
  fallen: [],
  draft: null,
};

/** What a draft is compared with after the page was opened. */
export function originOf({ draft, savedContent }: ToolsetState): ToolsetDocument | null {
  return draft && (savedContent ?? null);
}

/** What is saved, also beside a draft. */
export function savedOf({ draft, content, savedContent }: ToolsetState): ToolsetDocument | null {
  return draft ? (savedContent ?? null) : content;
}

/** The state as it would be without its draft. */
export function withoutDraft(server: ToolsetState): ToolsetState {
  if (!server.draft) return server;
  const content = savedOf(server);
  const { content: drafted, savedUnconfirmed: unconfirmed = [] } = server;
  const locks = server.locks.flatMap((pointer) => {
    const place = toItemPointer(drafted, pointer);
    return (place !== null && fromItemPointer(content, place)) || [];
  });
  const status = content ? ('saved' as const) : ('empty' as const);
  return { ...server, content, savedContent: undefined, status, draft: null, unconfirmed, locks };
}
