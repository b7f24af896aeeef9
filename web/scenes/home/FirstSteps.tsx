import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { ProgressBar } from '#web/components/ProgressBar.tsx';
import { turkishPossessive } from '#web/i18n/turkishPossessive.ts';
import { setGuideDismissed } from '#web/stores/setGuideDismissed.ts';
import { showToast } from '#web/stores/toasts.ts';

import type { FirstStep } from './firstSteps.ts';
import { Steps } from './Steps.tsx';
import { StepsTaken } from './StepsTaken.tsx';

/** The start-up guide. Completed steps are checked automatically; the person can hide it. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const done = steps.filter((step) => step.done);
  const open = steps.filter((step) => !step.done);
  const progress = t('guide.progress', {
    done: done.length,
    total: steps.length,
    ending: turkishPossessive(done.length),
  });

  function dismiss() {
    focusHeading();
    void setGuideDismissed(true);
    showToast('info', t('guide.dismissed'));
  }

  return (
    <section aria-labelledby="first-steps" className="rounded-3xl bg-raised p-5 shadow-raised desktop:p-8">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 id="first-steps" tabIndex={-1} className="text-xl font-bold outline-none">
            {t('guide.title')}
          </h2>
          <p role="status" className="mt-1 text-sm text-muted">
            {progress}
          </p>
        </div>
        <IconButton label={t('guide.dismiss')} className="-mt-1 -mr-2" onClick={dismiss}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <ProgressBar className="mt-4" label={progress} value={done.length / steps.length} />
      <div className="mt-5 flex flex-col gap-1">
        {done.length > 1 ? <StepsTaken steps={done} /> : <Steps steps={done} />}
        <Steps steps={open} current={open[0]} />
      </div>
      {open.length === 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <p>{t('guide.complete')}</p>
          <Button onClick={dismiss}>{t('guide.dismiss')}</Button>
        </div>
      )}
    </section>
  );
}
