import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { formatDay } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { session } from '#web/stores/session.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

const minute = 60_000;

/** Everything is saved, or nothing is there yet. */
export function SavedStatus() {
  const { t } = useTranslation();
  const { server, savedAt, dirty } = useSnapshot(toolsetScreen);
  const isSaved = server?.status === 'saved';
  // Typing that is saved by itself in a moment.
  const isComing = dirty && !isSaved;
  return (
    <StatusRow
      look="plain"
      icon={<StateMark state={isSaved ? 'saved' : 'empty'} />}
      state={t(
        savedAt !== null && isSaved
          ? 'toolset.saved'
          : isComing
            ? 'savesByItself.coming'
            : isSaved
              ? 'toolset.saveState.saved'
              : 'toolset.saveState.empty',
      )}
    >
      {isSaved && savedAt !== null && <SavedAgo at={savedAt} />}
      {isSaved && savedAt === null && server.updatedAt && <SavedOn at={server.updatedAt} by={server.savedBy} />}
    </StatusRow>
  );
}

/** On which day it was saved, and by whom. */
function SavedOn({ at, by }: { at: string; by: ToolsetState['savedBy'] }) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const day = formatDay(at);
  const said = by && t(by.id === user?.id ? 'toolset.savedByYou' : 'toolset.savedBy', { day, name: by.fullName });
  return (
    <time dateTime={at} className="min-w-0 wrap-anywhere">
      {said ?? day}
    </time>
  );
}

/** How long ago this page saved by itself, by the minute. */
function SavedAgo({ at }: { at: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((now - at) / minute);
  if (minutes < 1) return <span>{t('savesByItself.justNow')}</span>;
  return <span>{new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-minutes, 'minute')}</span>;
}
