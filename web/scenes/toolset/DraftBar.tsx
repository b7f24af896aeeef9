import { useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';

import { listEntries } from '#engine/difference/listEntries.ts';
import { findClaims } from '#engine/evidence/findClaims.ts';
import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { noteBottomHeight } from '#web/components/noteHeights.ts';
import { confirmPage } from '#web/confirming/confirmPage.ts';
import { confirmWords } from '#web/confirming/confirmWords.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { useDiscardDraft } from './useDiscardDraft.ts';
import { useEntrySteps } from './useEntrySteps.ts';

/** What becomes of a draft that AI wrote: look at its entries one by one, discard it, or approve it as it stands. */
export function DraftBar({ document }: { document: OpenDocument }) {
  const language = useLanguage();
  const t = useMemo(() => confirmWords.in(language), [language]);
  const { saving } = useSnapshot(toolsetScreen);
  const { editable } = document;
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  const { definition } = editable.source;
  const entries = useMemo(() => listEntries(definition, content), [definition, content]);
  const guesses = useMemo(
    () => findClaims(definition, content).filter(({ cited }) => cited.length === 0).length,
    [definition, content],
  );
  const { position, step } = useEntrySteps(editable, entries);
  const [isRead, setIsRead] = useState(false);
  const { isBusy, discard } = useDiscardDraft();
  return (
    <div
      ref={noteBottomHeight}
      role="region"
      aria-label={t('bar')}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-outline bg-raised px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-bar low:static desktop:bottom-4 desktop:mx-auto desktop:w-fit desktop:rounded-full desktop:border desktop:py-2 desktop:pr-2 desktop:pl-5 desktop:shadow-overlay print:hidden"
    >
      <div className="flex items-center gap-x-5 max-desktop:w-full max-desktop:justify-between">
        <p className="text-sm text-muted">
          <strong className="font-semibold text-text">{t('entries', { count: entries.length })}</strong>
          {guesses > 0 && `, ${t('guesses', { count: guesses })}`}
        </p>
        <Checkbox isSmall label={t('read')} checked={isRead} onChange={setIsRead} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-desktop:w-full max-desktop:justify-end">
        {entries.length > 0 && (
          <Button look="quiet" size="small" aria-keyshortcuts="J K" onClick={() => step(1)}>
            {position === null ? t('step') : `${position + 1} / ${entries.length}`}
          </Button>
        )}
        <Button size="small" busy={isBusy} onClick={discard}>
          {t('discard')}
        </Button>
        <Button
          look="strong"
          size="small"
          busy={saving}
          className="max-desktop:flex-1"
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void save({ confirm: true, afterwards: isRead ? confirmPage : undefined })}
        >
          {t('approveDraft')}
        </Button>
      </div>
    </div>
  );
}
