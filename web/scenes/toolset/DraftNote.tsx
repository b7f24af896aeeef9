import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** What the model says that it changed in the draft, and why. */
export function DraftNote() {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const note = useSnapshot(toolsetScreen).server?.draft?.note;
  if (!note) return null;
  return (
    <div className="border-l-2 border-secondary pl-3">
      <p className="text-xs font-semibold text-muted">{t('toolset.draftNote')}</p>
      <p lang={lang} className="text-label wrap-anywhere">
        {note}
      </p>
    </div>
  );
}
