import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { endOffer, listWaitingOffers, takeOver } from '#web/api/members.ts';
import { projectPath } from '#web/paths.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { OfferNotice } from './OfferNotice.tsx';

/** The projects whose owners ask the person to take them over. */
export function WaitingOffers() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { loaded, reload } = useLoaded(listWaitingOffers);
  // A page is about something else: where they cannot be loaded, the project's own page and the mail tell.
  if (loaded.phase !== 'ready' || loaded.data.length === 0) return null;

  async function accept(projectId: string) {
    try {
      await takeOver(projectId);
      showToast('success', t('access.offer.accepted'), { outlivesPage: true });
      void navigate(projectPath(projectId));
    } catch (error) {
      reportFailure(error);
      await reload();
    }
  }
  async function decline(projectId: string) {
    try {
      await endOffer(projectId);
      showToast('success', t('access.offer.declined'));
    } catch (error) {
      reportFailure(error);
    }
    await reload();
  }

  return (
    <section aria-label={t('access.offer.waiting')} className="flex animate-fade flex-col gap-3">
      {loaded.data.map(({ id, projectName, ownerName }) => (
        <OfferNotice
          key={id}
          owner={ownerName}
          projectName={projectName}
          onAccept={() => accept(id)}
          onDecline={() => decline(id)}
        />
      ))}
    </section>
  );
}
