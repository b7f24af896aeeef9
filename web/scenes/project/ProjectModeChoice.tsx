import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProjectMode } from '#engine/protocol/project.ts';

import { Card } from '../../components/Card.tsx';
import { changeProject } from '../../stores/project.ts';
import { reportFailure } from '../../stores/reportFailure.ts';

// Not the list of the protocol: that file would bring zod into the browser.
const projectModes: readonly ProjectMode[] = ['write', 'read'];

export function ProjectModeChoice({ mode }: { mode: ProjectMode }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function choose(next: ProjectMode) {
    setBusy(true);
    await changeProject({ mode: next }).catch(reportFailure);
    setBusy(false);
  }

  return (
    <Card title={t('settings.mode')}>
      <fieldset disabled={busy} className="flex flex-col gap-2">
        <legend className="sr-only">{t('settings.mode')}</legend>
        {projectModes.map((option) => (
          <label
            key={option}
            className="flex cursor-pointer items-start gap-3 rounded-2xl p-3 hover:bg-field has-checked:bg-field"
          >
            <input
              type="radio"
              name="mode"
              checked={mode === option}
              onChange={() => void choose(option)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-semibold">{t(`settings.modeName.${option}`)}</span>
              <span className="block text-sm leading-relaxed text-muted">{t(`settings.modeText.${option}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
