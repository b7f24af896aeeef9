import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Finding } from '#engine/protocol/critique.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface FindingPlaceProps {
  place: Finding['places'][number];
  projectId: string;
}

/** One of the places that contradict each other: its words, and the way there. */
export function FindingPlace({ place: { toolset, pointer, name, words, state }, projectId }: FindingPlaceProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const titleOf = useToolsetTitle();
  const where = [titleOf(toolset), name].filter(Boolean).join(' › ');
  return (
    <li className="rounded-2xl bg-field px-4 py-3">
      <p className="text-xs wrap-anywhere text-muted">
        {pointer === null ? (
          <span>{where}</span>
        ) : (
          <Link
            to={toolsetPath(projectId, toolset) + modeHref('picture', pointer)}
            className="underline underline-offset-4 max-desktop:inline-block max-desktop:min-h-6"
          >
            {where}
          </Link>
        )}{' '}
        {state === 'removed' && <span>{t('critique.removed')}</span>}
      </p>
      <p className="mt-1 text-sm wrap-anywhere">
        <q lang={lang}>{words}</q>
      </p>
      {state === 'changed' && <p className="mt-1 text-xs text-tertiary">{t('critique.changed')}</p>}
    </li>
  );
}
