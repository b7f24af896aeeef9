import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { findingPath } from '#web/paths.ts';
import { findings } from '#web/stores/findings.ts';
import type { LivePartProps } from '#web/stores/live.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** What the second reader asks about a toolset, as a quiet note with the way to the finding. */
export function FindingNotes({ toolset }: LivePartProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const { projectId } = useSnapshot(toolsetScreen);
  const { projectId: foundId, list } = useSnapshot(findings);
  const asked = (foundId === projectId ? (list ?? []) : []).filter(
    ({ status, places }) => status === 'open' && places.some((place) => place.toolset === toolset && place.pointer),
  );
  if (asked.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-col gap-1 text-sm text-muted print:hidden">
      {asked.map(({ id, question }) => (
        <li key={id} className="wrap-anywhere">
          <SentenceWith written={question} lang={lang}>
            {(text) => t('live.secondReaderAsks', { question: text })}
          </SentenceWith>{' '}
          <Link to={findingPath(projectId, id)} className="font-semibold text-primary underline underline-offset-2">
            {t('live.showFinding')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
