import { useTranslation } from 'react-i18next';

import type { Stage } from '#engine/contract/stages.ts';
import { countSteps } from '#engine/progress/countSteps.ts';
import type { SharedProject } from '#engine/protocol/shareLink.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { sharedPath } from '#web/paths.ts';
import { SubjectTile } from '#web/toolsets/SubjectTile.tsx';

import type { OpenedLink } from './OpenedLink.ts';

interface SharedStageProps {
  link: OpenedLink;
  stage: Stage;
  /** From 1, as people count. */
  number: number;
  steps: SharedProject['toolsets'];
}

/** A stage of a shared project: its saved toolsets with their pictures, and the names of the others. */
export function SharedStage({ link, stage, number, steps }: SharedStageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const saved = steps.filter((step) => step.saved);
  const others = steps.filter((step) => !step.saved);
  return (
    <section aria-labelledby={`stage-${stage}`} className="flex flex-col gap-5 border-t border-outline pt-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={`stage-${stage}`} className="text-lg font-semibold">
          {number}. {t(`stage.${stage}.title`)}
        </h2>
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{t(`stage.${stage}.text`)}</p>
        <p className="text-xs font-medium text-muted tabular-nums">
          {t('project.stageSaved', { ...countSteps(steps) })}
        </p>
      </div>
      {saved.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-3 wide:grid-cols-5">
          {saved.map((summary) => (
            <li key={summary.id}>
              <SubjectTile to={sharedPath(link.token, summary.id)} summary={summary} load={link.read} />
              {link.changed.includes(summary) && (
                <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
                  <span aria-hidden className="size-2 rounded-full bg-tertiary" />
                  {t('shared.changed')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 text-sm text-muted">
          <span className="font-medium">{t('shared.notSaved')}</span>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {others.map(({ id, title }) => (
              <li key={id} className="flex items-center gap-2">
                <StateMark state="empty" />
                {title[language]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
