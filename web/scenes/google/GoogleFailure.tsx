import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { type GoogleTrip, leaveForGoogle } from '#web/account/googleTrip.ts';
import type { LoginState } from '#web/account/LoginState.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { homePath, loginPath } from '#web/paths.ts';
import { configuration } from '#web/stores/configuration.ts';
import { session } from '#web/stores/session.ts';

interface GoogleFailureProps {
  title: string;
  text: string;
  trip: GoogleTrip | null;
}

/** Why signing in failed, with ways to try again or go back. */
export function GoogleFailure({ title, text, trip }: GoogleFailureProps) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const { current } = useSnapshot(configuration);
  const { busy, failure, submit } = useSubmission();
  const { from, acceptTerms } = trip ?? { from: null, acceptTerms: false };
  const again = () => void submit(() => leaveForGoogle({ from, acceptTerms }));
  return (
    <>
      <div role="alert" className="flex flex-col gap-3">
        <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
          {current?.google === false ? t('google.unavailable.title') : title}
        </h1>
        <p className="leading-relaxed text-muted">{current?.google === false ? t('google.unavailable.text') : text}</p>
      </div>
      <FormAlert failure={failure} />
      <div className="flex flex-wrap justify-center gap-3">
        {user ? (
          <ButtonLink to={homePath}>{t('action.goHome')}</ButtonLink>
        ) : (
          <>
            {current?.google && (
              <Button look="strong" busy={busy} onClick={again}>
                {t('action.tryAgain')}
              </Button>
            )}
            <ButtonLink to={loginPath} state={from ? ({ from } satisfies LoginState) : null}>
              {t('account.backToLogin')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}
