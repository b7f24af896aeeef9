import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { languages, type Language } from '#engine/languages/languages.ts';
import { updateCurrentUser } from '#web/api/account.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextField } from '#web/components/TextField.tsx';
import { storeLanguage } from '#web/i18n/language.ts';
import { keepUser } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

/** Full name and language; changing the language reloads the page. */
export function ProfileForm(initial: { fullName: string }) {
  const { t, i18n } = useTranslation();
  const [fullName, setFullName] = useState(initial.fullName);
  const [language, setLanguage] = useState<Language>(i18n.language as Language);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!fullName.trim()) return setMessages({ fullName: t('validation.required') });
    void submit(async () => {
      await keepUser(updateCurrentUser({ fullName: fullName.trim(), language }));
      if (language !== i18n.language) {
        storeLanguage(language);
        window.location.reload();
      } else showToast('success', t('settings.saved'));
    });
  }

  return (
    <Card title={t('profile.details')}>
      <form ref={form} noValidate onSubmit={send} className="flex max-w-md flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField
          label={t('account.fullName')}
          autoComplete="name"
          maxLength={120}
          value={fullName}
          error={messages['fullName']}
          onChange={(event) => setFullName(event.target.value)}
        />
        <fieldset>
          <legend className="text-sm font-semibold">{t('shell.language')}</legend>
          {languages.map((option) => (
            <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3 text-base" lang={option}>
              <input
                type="radio"
                name="language"
                checked={language === option}
                onChange={() => setLanguage(option)}
                className="size-5 accent-primary"
              />
              {t(`language.${option}`)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="strong" className="self-start" busy={busy}>
          {t('action.save')}
        </Button>
      </form>
    </Card>
  );
}
