import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { statusLink } from '#web/components/statusLink.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

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
      {shown.map((change, index) => (
        <Fragment key={index}>
          <span>{index === 0 ? ': ' : ' · '}</span>
          <ChangeWords change={change} />
        </Fragment>
      ))}
      {shown.length > 0 && more > 0 && ` ${t('toolset.andMore', { count: more })}`}
    </span>
  );
}

/** A change with its place. */
function ChangeWords({ change: { place, before, after } }: { change: Stale['changes'][number] }) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const where = place === '' ? '' : `${place}: `;
  const isEdited = before !== '' && after !== '';
  return (
    <SentenceWith written={isEdited ? `${before} → ${after}` : before || after} lang={lang}>
      {(text) => where + (isEdited ? text : t(after === '' ? 'toolset.takenOut' : 'toolset.putIn', { text }))}
    </SentenceWith>
  );
}
