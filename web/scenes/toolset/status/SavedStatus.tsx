import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { StateMark } from '#web/components/StateMark.tsx';
import { formatDate } from '#web/i18n/formats.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** Everything is saved, or nothing is there yet. */
export function SavedStatus() {
  const { t } = useTranslation();
  const { server } = useSnapshot(toolsetScreen);
  const isSaved = server?.status === 'saved';
  return (
    <StatusRow
      look="plain"
      icon={<StateMark state={isSaved ? 'saved' : 'empty'} />}
      state={t(isSaved ? 'toolset.saveState.saved' : 'toolset.saveState.empty')}
    >
      {isSaved && server.updatedAt && <span>{formatDate(server.updatedAt)}</span>}
    </StatusRow>
  );
}
