import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#web/components/Checkbox.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';

const TermsDialog = lateDialog(async () => (await import('./TermsDialog.tsx')).TermsDialog);

interface TermsCheckboxProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The link in the label opens the terms. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useTranslation();
  const [isReading, setIsReading] = useState(false);
  return (
    <>
      <Checkbox label={t('account.acceptTerms')} onOpen={() => setIsReading(true)} {...props} />
      {isReading && <TermsDialog onClose={() => setIsReading(false)} />}
    </>
  );
}
