import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProjectMode } from '#engine/protocol/project.ts';
import { Card } from '#web/components/Card.tsx';
import { changeProject } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

// Not imported from the protocol, which would bundle zod into the browser.
const projectModes: readonly ProjectMode[] = ['write', 'read'];

export function ProjectModeChoice({ mode }: { mode: ProjectMode }) {
  const { t } = useTranslation();
  // Optimistic update; reverts when the server refuses.
  const [chosen, setChosen] = useState<ProjectMode | null>(null);

  async function choose(next: ProjectMode) {
    setChosen(next);
    await changeProject({ mode: next }).catch((error: unknown) => reportFailure(error, {}, () => void choose(next)));
    setChosen(null);
  }

  return (
    <Card title={t('settings.mode')}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t('settings.mode')}</legend>
        {projectModes.map((option) => (
          <div key={option} className="rounded-2xl p-3 has-checked:bg-field">
            <label className="flex min-h-8 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="radio"
                name="mode"
                checked={(chosen ?? mode) === option}
                aria-describedby={`mode-${option}`}
                onChange={() => void choose(option)}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`settings.modeName.${option}`)}
            </label>
            <p id={`mode-${option}`} className="pl-8 text-sm leading-relaxed text-muted">
              {t(`settings.modeText.${option}`)}
            </p>
          </div>
        ))}
      </fieldset>
    </Card>
  );
}
