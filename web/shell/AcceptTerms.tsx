import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { TermsCheckbox } from '#web/account/TermsCheckbox.tsx';
import { updateCurrentUser } from '#web/api/account.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { logoutPath } from '#web/paths.ts';
import { keepUser } from '#web/stores/session.ts';

import { EntryCard } from './EntryCard.tsx';
import { EntryLayout } from './EntryLayout.tsx';

const DeleteAccountDialog = lateDialog(
  withWords('user', async () => (await import('#web/account/DeleteAccountDialog.tsx')).DeleteAccountDialog),
);

/** Shown before anything else to people who registered through Google: accept the terms, or leave. */
export function AcceptTerms() {
  const { t } = useTranslation();
  const [accepted, setAccepted] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!accepted) return setMessages({ acceptTerms: t('validation.acceptTerms') });
    void submit(async () => {
      await keepUser(updateCurrentUser({ acceptTerms: true }));
    });
  }

  return (
    <EntryLayout>
      <EntryCard title={t('acceptTerms.title')} intro={t('acceptTerms.intro')}>
        <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
          <FormAlert failure={failure} />
          <TermsCheckbox checked={accepted} error={messages['acceptTerms']} onChange={setAccepted} />
          <Button type="submit" look="strong" wide busy={busy}>
            {t('action.continue')}
          </Button>
        </form>
        <p className="mt-8 text-sm leading-relaxed text-muted">{t('acceptTerms.otherwise')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={logoutPath} size="small">
            {t('menu.logout')}
          </ButtonLink>
          <Button look="danger" size="small" onClick={() => setDeleting(true)}>
            {t('acceptTerms.leave')}
          </Button>
        </div>
      </EntryCard>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </EntryLayout>
  );
}
