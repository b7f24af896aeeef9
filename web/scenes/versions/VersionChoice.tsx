import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { fieldFrame } from '#web/components/TextField.tsx';
import { formatMoment } from '#web/i18n/formats.ts';
import { comparePath } from '#web/paths.ts';
import { loadVersions, versions } from '#web/stores/versions.ts';

interface VersionChoiceProps {
  projectId: string;
  version: string;
  to: string;
  toolset: string;
}

/** Which versions are compared; the later side can be today. */
export function VersionChoice({ projectId, version, to, toolset }: VersionChoiceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { items } = useSnapshot(versions);
  useEffect(() => void loadVersions(projectId), [projectId]);
  const options = items.map(({ id, name, createdAt }) => ({ id, label: `${name} · ${formatMoment(createdAt)}` }));
  const go = (from: string, until: string) =>
    void navigate(comparePath(projectId, from, { to: until, toolset }), { replace: true });
  return (
    <div className="grid gap-4 desktop:grid-cols-2">
      <Choice
        label={t('versions.from')}
        value={version}
        options={options.filter(({ id }) => id !== to)}
        onChoose={(id) => go(id, to)}
      />
      <Choice
        label={t('versions.to')}
        value={to}
        options={[{ id: '', label: t('versions.today') }, ...options.filter(({ id }) => id !== version)]}
        onChoose={(id) => go(version, id)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className={fieldFrame(false)}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className="min-h-12 min-w-0 flex-1 cursor-pointer bg-field text-base text-text outline-none"
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
