import { useState } from 'react';
import { useSnapshot } from 'valtio';

import { latePart } from '#web/components/latePart.tsx';
import { withWords } from '#web/i18n/withWords.ts';
import { questions } from '#web/stores/questions.ts';
import { useMay } from '#web/stores/useMay.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { isStartingHidden } from './startingHidden.ts';

const StartingQuestions = latePart(
  withWords('questions', async () => (await import('./StartingQuestions.tsx')).StartingQuestions),
);

/** What the team can say while the first drafts are written; nothing where nobody is asked. */
export function BesideDraft({ projectId }: { projectId: string }) {
  const { list, projectId: loaded } = useSnapshot(questions);
  const { edit } = useMay();
  const isWithoutModel = useWithoutModel();
  const [isHidden, setIsHidden] = useState(() => isStartingHidden(projectId));
  const [isAsked, setIsAsked] = useState(false);
  // Once it stands there it stays: what is typed in it is not taken away by a draft that has come meanwhile.
  if (!isAsked && loaded === projectId && list?.some(({ starting, answered }) => starting && !answered))
    setIsAsked(true);
  if (!isAsked || isHidden || !edit || isWithoutModel) return null;
  return <StartingQuestions projectId={projectId} onHide={() => setIsHidden(true)} />;
}
