import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Button } from '#web/components/Button.tsx';
import { startProjectGeneration, type Run } from '#web/stores/projectGeneration.ts';
import { useMay } from '#web/stores/useMay.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface FailedStepsProps {
  failed: Run['steps'];
  ready: Run['steps'];
  projectId: string;
  /** The title of the notice says already how many there are. */
  isCounted: boolean;
}

/** What of a batch did not work and why, with the way to begin just that again. */
export function FailedSteps({ failed, ready, projectId, isCounted }: FailedStepsProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { edit } = useMay();
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {!isCounted && <p className="font-semibold">{t('many.failed', { count: failed.length })}</p>}
      <ul className="flex flex-col gap-1">
        {failed.map(({ toolset, error }) => (
          <li key={toolset}>
            <Link to={toolsetPath(projectId, toolset)} className="font-semibold underline underline-offset-4">
              {titleOf(toolset)}
            </Link>
            {error && `: ${error.message}`}
          </li>
        ))}
      </ul>
      {failed.every(({ error }) => !error?.kept) && <p>{t('many.failedFree')}</p>}
      {edit && (
        <Button
          size="small"
          onClick={() =>
            void startProjectGeneration(
              projectId,
              failed.map(({ toolset }) => toolset),
              { earlier: ready },
            )
          }
        >
          {t('action.tryAgain')}
        </Button>
      )}
    </div>
  );
}
