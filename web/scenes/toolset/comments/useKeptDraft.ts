import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';

import { session } from '#web/stores/session.ts';

import { type CommentDraft, noDraft } from './mentionDraft.ts';

/** What is typed, kept in this tab until it is sent: over closing the panel and reloading the page. */
export function useKeptDraft(name: string, begin: CommentDraft = noDraft) {
  const { user } = useSnapshot(session);
  const key = `comment:${user?.id}:${name}`;
  const [kept, setKept] = useState(() => ({ key, draft: read(key) ?? begin }));
  if (kept.key !== key) setKept({ key, draft: read(key) ?? begin });
  const setDraft = useCallback(
    (draft: CommentDraft) => {
      setKept({ key, draft });
      write(key, draft);
    },
    [key],
  );
  return [kept.draft, setDraft] as const;
}

function read(key: string): CommentDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as CommentDraft | null;
  } catch {
    return null;
  }
}

function write(key: string, draft: CommentDraft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage that is full or closed keeps nothing; the text is still on the page.
  }
}
