import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { draftKind } from './draftKind.ts';
import { useGenerationProgress } from './useGenerationProgress.ts';

/**
 * Announces the progress and the end of a generation. The live region exists before its first text, as screen readers
 * require.
 */
export function GenerationAnnouncer() {
  const { t } = useTranslation();
  const { server } = useSnapshot(toolsetScreen);
  const progress = useGenerationProgress();
  const isRunning = progress !== null;
  const [hasRun, setHasRun] = useState(isRunning);
  useEffect(() => {
    if (isRunning) setHasRun(true);
  }, [isRunning]);
  const draft = server?.draft;
  const written = draft && t(`toolset.${draftKind(draft)}Title`);
  const ended = hasRun && written ? written : '';
  return (
    <p role="status" className="sr-only">
      {progress ? progress.words : ended}
    </p>
  );
}
