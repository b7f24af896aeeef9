import { useSnapshot } from 'valtio';

import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { DraftShortcut } from './DraftShortcut.tsx';
import { DraftSteps } from './DraftSteps.tsx';
import { SaveButton } from './SaveButton.tsx';
import { WritingBar } from './WritingBar.tsx';

/** Keeps saving within reach on phones, where the header scrolls away. */
export function SaveBar({ isFormReady }: { isFormReady: boolean }) {
  const { generation } = useSnapshot(toolsetScreen);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-outline bg-raised px-4 py-2 shadow-bar low:static desktop:hidden print:hidden">
      <WritingBar />
      {generation === null && (
        <div className="flex items-center justify-end gap-2">
          {isFormReady && <DraftSteps isLarge />}
          {isFormReady && <DraftShortcut />}
          <SaveButton className="flex-1" />
        </div>
      )}
    </div>
  );
}
