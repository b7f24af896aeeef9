import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { noteBottomHeight } from '#web/components/noteHeights.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { DraftShortcut } from './DraftShortcut.tsx';
import { DraftSteps } from './DraftSteps.tsx';
import { isAllSaved } from './isAllSaved.ts';
import { SaveButton } from './SaveButton.tsx';

/** Keeps saving within reach on phones, where the header scrolls away. */
export function SaveBar({ isFormReady }: { isFormReady: boolean }) {
  const { t } = useTranslation();
  const { generation, server, dirty } = useSnapshot(toolsetScreen);
  // What is being written has a bar of its own there.
  if (generation) return null;
  return (
    <div
      ref={noteBottomHeight}
      className="sticky bottom-0 z-20 -mx-4 border-t border-outline bg-raised px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-bar low:static desktop:hidden print:hidden"
    >
      <div className="flex items-center justify-end gap-2">
        {isAllSaved({ server, dirty }) && (
          // Where the status line says it, which has scrolled away.
          <span aria-hidden className="flex items-center gap-2 px-2 text-sm font-medium">
            <StateMark state="saved" />
            {t('toolset.saved')}
          </span>
        )}
        {isFormReady && <DraftSteps isLarge />}
        {isFormReady && <DraftShortcut />}
        <SaveButton className="flex-1" />
      </div>
    </div>
  );
}
