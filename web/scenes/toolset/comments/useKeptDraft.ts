import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';

import { keepInTab, readKept } from '#web/stores/keptInTab.ts';
import { session } from '#web/stores/session.ts';

import { type CommentDraft, noDraft } from './mentionDraft.ts';

/** What is typed, kept in this tab until it is sent: over closing the panel and reloading the page. */
export function useKeptDraft(name: string, begin: CommentDraft = noDraft) {
  const { user } = useSnapshot(session);
  const key = `comment:${user?.id}:${name}`;
  const [kept, setKept] = useState(() => ({ key, draft: readKept<CommentDraft>(key) ?? begin }));
  if (kept.key !== key) setKept({ key, draft: readKept<CommentDraft>(key) ?? begin });
  const setDraft = useCallback(
    (draft: CommentDraft) => {
      setKept({ key, draft });
      keepInTab(key, draft.text === '' ? null : draft);
    },
    [key],
  );
  return [kept.draft, setDraft] as const;
}
