import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { type GoogleTrip, takeGoogleTrip } from '#web/account/googleTrip.ts';
import { Logo } from '#web/components/Logo.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { homePath } from '#web/paths.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { startSession } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

import { comeBack } from './comeBack.ts';
import { GoogleFailure } from './GoogleFailure.tsx';

/** The redirect URI of signing in with Google. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const began = useRef(false);
  const [trip, setTrip] = useState<GoogleTrip | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);

  useEffect(() => {
    if (began.current) return;
    began.current = true;
    void arrive();
  });

  async function arrive(): Promise<void> {
    const address = new URLSearchParams(search);
    const taken = takeGoogleTrip();
    setTrip(taken);
    // Removes the authorization code from the URL, so that it does not stay in the history.
    await navigate({ search: '' }, { replace: true });
    try {
      const outcome = await comeBack(address, taken);
      if (outcome.kind !== 'signed-in') {
        return setFailure({ title: t(`google.${outcome.kind}.title`), text: t(`google.${outcome.kind}.text`) });
      }
      const { session } = outcome;
      startSession(session);
      showToast('success', t(session.isNew ? 'account.registrationSuccessful' : 'account.loginSuccessful'), {
        outlivesPage: true,
      });
      await navigate(taken?.from ?? homePath, { replace: true });
    } catch (error) {
      const { title, text } = describeFailure(error);
      setFailure({ title: title || t('google.failed'), text });
    }
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-svh max-w-lg place-content-center justify-items-center gap-6 px-4 text-center outline-none"
    >
      <PageTitle title={t('google.signIn')} />
      <Logo mark="size-14" withName={false} />
      {failure ? (
        <GoogleFailure {...failure} trip={trip} />
      ) : (
        <h1 role="status" className="flex items-center gap-3 text-xl font-bold">
          <Spinner size={24} /> {t('google.busy')}
        </h1>
      )}
    </main>
  );
}
