import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { DifferedText } from '#web/form/marks/DifferedText.tsx';
import { StoredPicture } from '#web/images/StoredPicture.tsx';
import { versionPath } from '#web/paths.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import type { ComparedChange, ComparedToolset } from './compareContents.ts';

interface ComparedSectionProps {
  projectId: string;
  versionId: string;
  compared: ComparedToolset;
  onRestore?: (() => void) | undefined;
}

/** What differs in one toolset: a place a line, with its words marked. */
export function ComparedSection({ projectId, versionId, compared, onRestore }: ComparedSectionProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { id, isIn, changes } = compared;
  return (
    <section aria-labelledby={`compared-${id}`} className="rounded-2xl border border-outline bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={`compared-${id}`} className="text-lg font-semibold">
            {titleOf(id)}
          </h2>
          <p className="text-sm text-muted">
            {isIn.before && isIn.after
              ? t('versions.changes', { count: changes.length })
              : t(isIn.after ? 'versions.cameNew' : 'versions.becameEmpty')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isIn.before && (
            <ButtonLink size="small" to={versionPath(projectId, versionId, id)}>
              {t('versions.viewThen')}
            </ButtonLink>
          )}
          {onRestore && (
            <Button size="small" onClick={onRestore}>
              {t('versions.restoreOne')}
            </Button>
          )}
        </div>
      </div>
      <ul className="mt-3 flex flex-col divide-y divide-outline">
        {changes.map((change) => (
          <li key={change.key} className="flex flex-col gap-1 py-3">
            <span className="text-label font-medium text-muted">{change.place}</span>
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change: { kind, place, before, after, images } }: { change: ComparedChange }) {
  const { t } = useTranslation();
  if (kind === 'moved') return <span className="text-row">{t('versions.moved', { from: before, to: after })}</span>;
  if (images) {
    const sides = [
      { name: t('versions.from'), image: images.before, text: before },
      { name: t('versions.to'), image: images.after, text: after },
    ];
    return (
      <dl className="grid gap-4 text-row wrap-anywhere roomy:grid-cols-2">
        {sides.map(({ name, image, text }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1">
              {image ? <StoredPicture image={image} alt={`${place}: ${name}`} /> : text || t('versions.noImage')}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <span className="text-row wrap-anywhere whitespace-pre-wrap">
      {kind !== 'edited' && (
        <span className="block text-sm font-semibold">
          {t(kind === 'added' ? 'toolset.itemAdded' : 'toolset.itemRemoved')}
        </span>
      )}
      <DifferedText before={before} after={after} />
    </span>
  );
}
