import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useSavedByItself } from '#web/stores/useSavedByItself.ts';

import { isAllSaved } from './isAllSaved.ts';

/** Saves the open document; inactive while nothing has changed, and not there where that is done by itself. */
export function SaveButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { dirty, saving, server, generation } = useSnapshot(toolsetScreen);
  const isByItself = useSavedByItself();
  // What AI wrote is approved, in the bar below.
  const isDraft = server?.draft?.starter === false && generation === null;
  if (isByItself || isDraft) return null;
  return (
    <Button
      look="strong"
      busy={saving}
      inactive={generation !== null || isAllSaved({ server, dirty })}
      onClick={() => void save({ confirm: true })}
      aria-keyshortcuts="Control+S Meta+S"
      {...(className !== undefined && { className })}
    >
      {t('action.save')}
    </Button>
  );
}
