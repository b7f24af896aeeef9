import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { SandboxPage } from '#engine/protocol/sandbox.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import type { FormFailure } from '#web/components/form/useSubmission.ts';
import { formatPrice } from '#web/i18n/formats.ts';

interface ConfirmationStepProps {
  page: SandboxPage;
  busy: boolean;
  failure: FormFailure | null;
  onAnswer: (isApproved: boolean) => void;
}

/** What a bank asks before it lets a card be charged; here the person plays both. */
export function ConfirmationStep({ page: { price }, busy, failure, onAnswer }: ConfirmationStepProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <span className="flex size-12 items-center justify-center rounded-2xl bg-secondary-tonal text-on-secondary-tonal">
        <ShieldQuestionMark aria-hidden size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('sandbox.confirm.title')}
      </h2>
      <p className="leading-relaxed text-muted">
        {price ? t('sandbox.confirm.payment', { price: formatPrice(price) }) : t('sandbox.confirm.card')}
      </p>
      <FormAlert failure={failure} />
      <div className="mt-2 flex flex-col gap-2">
        <Button look="strong" wide busy={busy} onClick={() => onAnswer(true)}>
          {t('sandbox.confirm.approve')}
        </Button>
        <Button wide inactive={busy} onClick={() => onAnswer(false)}>
          {t('sandbox.confirm.refuse')}
        </Button>
      </div>
    </div>
  );
}
