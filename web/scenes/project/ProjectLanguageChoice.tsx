import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Language, languages } from '#engine/languages/languages.ts';
import { Card } from '#web/components/Card.tsx';
import { changeProject } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

/** In which language AI writes the project's drafts. */
export function ProjectLanguageChoice({ language }: { language: Language }) {
  const { t } = useTranslation();
  // Optimistic update; reverts when the server refuses.
  const [chosen, setChosen] = useState<Language | null>(null);

  async function choose(next: Language) {
    setChosen(next);
    await changeProject({ language: next }).catch((error: unknown) =>
      reportFailure(error, {}, () => void choose(next)),
    );
    setChosen(null);
  }

  return (
    <Card title={t('settings.language')}>
      <fieldset aria-describedby="project-language" className="flex flex-col gap-2">
        <legend className="sr-only">{t('settings.language')}</legend>
        <p id="project-language" className="text-sm leading-relaxed text-muted">
          {t('settings.languageText')}
        </p>
        {languages.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl px-3 font-semibold has-checked:bg-field"
          >
            <input
              type="radio"
              name="language"
              checked={(chosen ?? language) === option}
              onChange={() => void choose(option)}
              className="size-5 shrink-0 accent-primary"
            />
            <span lang={option}>{t(`language.${option}`)}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
