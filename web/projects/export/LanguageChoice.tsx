import { useTranslation } from 'react-i18next';

import { type Language, languages } from '#engine/languages/languages.ts';

interface LanguageChoiceProps {
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** In which language headings and labels are; the content stays as it is. */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset aria-describedby="export-language">
      <legend className="mb-2 text-sm font-medium text-muted">{t('exports.language')}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-2xl bg-field p-1">
        {languages.map((language) => (
          <label
            key={language}
            lang={language}
            className="flex min-h-10 cursor-pointer items-center justify-center rounded-xl font-semibold text-muted has-checked:bg-raised has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="export-language"
              checked={chosen === language}
              onChange={() => onChoose(language)}
              className="sr-only"
            />
            {t(`language.${language}`)}
          </label>
        ))}
      </div>
      <p id="export-language" className="mt-2 text-sm text-muted">
        {t('exports.languageText')}
      </p>
    </fieldset>
  );
}
