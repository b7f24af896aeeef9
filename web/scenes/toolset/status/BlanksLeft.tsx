import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { countBlanks } from '#engine/blanks/countBlanks.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';

/** How many questions of a starter still wait for an answer. */
export function BlanksLeft({ document }: { document: OpenDocument }) {
  const { t } = useTranslation();
  const content = useSyncExternalStore(
    (listener) => document.editable.subscribe('', listener),
    () => document.editable.content,
  );
  const count = countBlanks(content);
  return count === 0 ? null : <span className="text-sm text-muted">{t('toolset.blanksLeft', { count })}</span>;
}
