import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NetworkError } from '#web/api/NetworkError.ts';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';

interface TermsCheckboxProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The link in the label opens the terms. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useTranslation();
  const [TermsDialog, setTermsDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  // Imported by hand and not by `lazy`: a failed import must not replace the form, which would lose its input.
  function open() {
    import('./TermsDialog.tsx').then(
      (loaded) => setTermsDialog(() => loaded.TermsDialog),
      (error: unknown) => reportFailure(new NetworkError(error), {}, open),
    );
  }

  return (
    <>
      <Checkbox label={t('account.acceptTerms')} onOpen={open} {...props} />
      {TermsDialog && <TermsDialog onClose={() => setTermsDialog(null)} />}
    </>
  );
}
