import ArrowRight from 'lucide-react/icons/arrow-right';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatPercent } from '../../i18n/formats.ts';
import { project } from '../../stores/project.ts';
import { toolsetPath } from '../toolset/toolsetPath.ts';
import { useToolsetTitle } from '../toolset/useToolsetTitle.ts';
import { nextStep } from './nextStep.ts';

/** The project's progress and the next step. */
export function NextStep() {
  const { t } = useTranslation();
  const { id, toolsets } = useSnapshot(project);
  const titleOf = useToolsetTitle();
  const saved = toolsets.filter(({ status }) => status === 'saved').length;
  const fraction = toolsets.length > 0 ? saved / toolsets.length : 0;
  const step = nextStep(toolsets);
  if (!step && fraction === 1) {
    return (
      <Notice kind="success" icon={<PartyPopper aria-hidden size={22} />} title={t('project.completeTitle')}>
        {t('project.completeText')}
      </Notice>
    );
  }
  return (
    <section
      aria-labelledby="next"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-3xl bg-primary-tonal p-6 text-on-primary-tonal desktop:p-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="next" className="text-sm font-semibold">
          {t('project.nextTitle')}
        </h2>
        {step && (
          <p className="mt-1 text-xl leading-snug font-bold">
            {t(`project.next.${step.reason}`, { toolset: titleOf(step.id) })}
          </p>
        )}
        {step?.reason === 'review' && saved === 0 && <p className="mt-1 max-w-prose">{t('guide.step.review.text')}</p>}
        <ProgressBar className="mt-4 max-w-md bg-raised" label={t('project.progress')} value={fraction} />
        <p className="mt-2 text-sm">
          {t('project.savedOf', { saved, total: toolsets.length, percent: formatPercent(fraction) })}
        </p>
      </div>
      {step && id && (
        <ButtonLink to={toolsetPath(id, step.id)} look="strong">
          {t('action.continue')}
          <ArrowRight aria-hidden size={20} />
        </ButtonLink>
      )}
    </section>
  );
}
