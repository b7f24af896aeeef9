import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Question } from '#engine/protocol/question.ts';
import { session } from '#web/stores/session.ts';

/** What to tell a screen reader when somebody else answers while the page is open. */
export function useOthersAnswers(list: readonly Question[]): string {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const [before, setBefore] = useState(list);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (before === list) return;
    const wasOpen = new Set(before.flatMap(({ id, answered }) => (answered ? [] : [id])));
    const news = list.find(({ id, answered, by }) => answered && wasOpen.has(id) && by && by.id !== user?.id);
    setBefore(list);
    if (news) setWords(t('questions.othersAnswered', { name: news.by?.name, question: news.text }));
  }, [before, list, t, user?.id]);
  return words;
}
