import { useTranslation } from 'react-i18next';

import { languages, type Language } from '#engine/languages/languages.ts';
import { updateCurrentUser } from '#web/api/account.ts';
import { storeLanguage } from '#web/i18n/language.ts';
import { session } from '#web/stores/session.ts';

import { classNames } from './classNames.ts';

/** Stores the choice and reloads the page in that language. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('shell.language')} className="flex justify-center gap-1 py-6">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void switchTo(language)}
          className={classNames(
            'min-h-9 cursor-pointer rounded-full px-4 text-sm transition-colors max-desktop:min-h-11',
            i18n.language === language ? 'bg-field font-semibold text-text' : 'text-muted hover:bg-field',
          )}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </div>
  );
}

async function switchTo(language: Language): Promise<void> {
  storeLanguage(language);
  // The account's language is used for mails; a failure must not block the switch.
  if (session.user) await updateCurrentUser({ language }).catch(() => {});
  window.location.reload();
}
