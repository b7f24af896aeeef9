import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';

import type { FirstStep } from './firstSteps.ts';
import { Steps } from './Steps.tsx';

/** The completed steps, collapsed. */
export function StepsTaken({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  return (
    <details className="group/taken">
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-2xl px-3 py-3 text-muted hover:bg-field desktop:px-4">
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-success text-raised">
          <Check aria-hidden size={16} strokeWidth={3} />
        </span>
        <span className="min-w-0 flex-1">{t('guide.taken', { count: steps.length })}</span>
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open/taken:rotate-180" />
      </summary>
      <Steps steps={steps} />
    </details>
  );
}
