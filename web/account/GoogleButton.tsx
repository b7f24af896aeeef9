import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { homePath } from '#web/entryPaths.ts';
import { configuration } from '#web/stores/configuration.ts';

import { leaveForGoogle } from './googleTrip.ts';

interface GoogleButtonProps {
  label: string;
  /** Path to return to after signing in. */
  from: string | undefined;
  acceptTerms?: boolean;
  /** Called on click; false cancels the redirect. */
  mayLeave?: () => boolean;
}

/** Signing in with Google, where it is configured. */
export function GoogleButton({ label, from = homePath, acceptTerms = false, mayLeave }: GoogleButtonProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const { busy, failure, submit } = useSubmission();
  if (!current?.google) return null;

  function leave() {
    if (mayLeave?.() !== false) void submit(() => leaveForGoogle({ from, acceptTerms }));
  }

  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-outline after:h-px after:flex-1 after:bg-outline">
        {t('account.or')}
      </p>
      <FormAlert failure={failure} />
      <Button wide busy={busy} icon={<img src="/google.svg" alt="" width={20} height={20} />} onClick={leave}>
        {label}
      </Button>
    </div>
  );
}
