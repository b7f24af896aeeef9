import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { countBlanks } from '#engine/blanks/countBlanks.ts';
import type { Blank } from '#engine/blanks/nextBlank.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';

interface BlanksLeftProps {
  document: OpenDocument;
  readOnly: boolean;
}

/** How many answers a starter still waits for, and the way to the next of them, round and round. */
export function BlanksLeft({ document, readOnly }: BlanksLeftProps) {
  const { t } = useTranslation();
  const { editable } = document;
  const last = useRef<Blank | null>(null);
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  const count = countBlanks(content);
  if (count === 0) return null;
  const words = t('toolset.blanksLeft', { count });
  if (readOnly) return <span className="text-sm text-muted">{words}</span>;

  async function goOn() {
    // Rarely needed where a toolset is only read.
    const { nextBlank, focusBlank } = await import('./focusBlank.ts');
    editable.commit();
    const blank = nextBlank(editable.content, last.current);
    if (!blank) return;
    last.current = blank;
    focusBlank(editable, blank);
  }

  return (
    <StatusAction onClick={() => void goOn()}>
      <span className="text-sm">{words}</span>
      <span className="sr-only">. {t('toolset.nextBlank')}</span>
    </StatusAction>
  );
}
