import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';

import { toolsetScreen } from '../../../stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '../toolsetPath.ts';
import { useToolsetTitle } from '../useToolsetTitle.ts';
import { statusLink } from './statusLink.ts';

type Stale = ToolsetState['staleChanges'][number];

/** A dependency that has changed: its title, and the first changes in words as far as they are known. */
export function StaleReason({ reason, most }: { reason: Stale; most: number }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { projectId } = useSnapshot(toolsetScreen);
  const { toolset, count, changes } = reason;
  const shown = changes.slice(0, most);
  const more = count - shown.length;
  return (
    <span className="wrap-anywhere">
      <Link to={toolsetPath(projectId, toolset)} className={statusLink}>
        {titleOf(toolset)}
      </Link>{' '}
      {t('toolset.hasChanged')}
      {shown.length > 0 && `: ${shown.map(describe).join(' · ')}`}
      {shown.length > 0 && more > 0 && ` ${t('toolset.andMore', { count: more })}`}
    </span>
  );

  function describe({ place, before, after }: Stale['changes'][number]): string {
    const value =
      before !== '' && after !== ''
        ? `${before} → ${after}`
        : t(after === '' ? 'toolset.takenOut' : 'toolset.putIn', { text: after === '' ? before : after });
    return place === '' ? value : `${place}: ${value}`;
  }
}
