import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { countLeaveQuestion } from '#web/stores/leaveQuestions.ts';
import { session } from '#web/stores/session.ts';
import { setSavesByItself } from '#web/stores/setSavesByItself.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';

/** Whoever is asked as often as this may have what they type saved by itself. */
const offeredAt = 3;

/** What to do with unsaved changes; closing it stays on the page. */
export function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { user } = useSnapshot(session);
  const { server } = useSnapshot(toolsetScreen);
  const isDraft = server?.draft?.starter === false;
  const [saving, setSaving] = useState(false);
  const [asked, setAsked] = useState(0);
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined) setAsked(countLeaveQuestion(id));
  }, [id]);

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved) onLeave();
    else onClose();
  }

  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('leave.stay')}
          </Button>
          <Button onClick={onLeave}>{t('leave.leave')}</Button>
          {edit && (
            <Button look="strong" busy={saving} onClick={() => void saveAndLeave()}>
              {t(isDraft ? 'leave.approveAndLeave' : 'leave.saveAndLeave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('leave.text')}</p>
      {edit && asked === offeredAt && user && (
        <div className="mt-3">
          <Checkbox
            label={t('savesByItself.offer')}
            checked={user.savesByItself}
            onChange={(isOn) => void setSavesByItself(isOn)}
          />
          <p className="pl-8 text-sm text-muted">{t('savesByItself.offerText')}</p>
        </div>
      )}
    </Dialog>
  );
}
