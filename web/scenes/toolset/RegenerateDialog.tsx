import { Description } from '@headlessui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';

import { KeptNote } from './KeptNote.tsx';
import { answerPending, pendingGeneration } from './pendingGeneration.ts';

interface RegenerateDialogProps {
  definition: ToolsetDefinition;
  fields: readonly string[] | null;
  onClose: () => void;
}

/** Asks before a draft overwrites content; for a single field or item, also what is to change. */
export function RegenerateDialog({ definition, fields, onClose }: RegenerateDialogProps) {
  const { t } = useTranslation();
  const { dirty, server } = useSnapshot(toolsetScreen);
  const language = useLanguage();
  const { current } = useSnapshot(project);
  const { isFree, balance, sayCost } = useDraftCost();
  const [note, setNote] = useState(pendingGeneration.extraNotes);
  const cost = generationPrice(definition, fields ?? undefined);
  const names = fields?.map((pointer) => describePlace(pointer, server?.content ?? {}, definition, language));
  const text = [
    names
      ? t('toolset.regenerateFieldsText', { fields: new Intl.ListFormat(language).format(names) })
      : isFree
        ? t('toolset.regenerateStarterText')
        : t(dirty ? 'toolset.regenerateDirtyText' : 'toolset.regenerateText'),
    sayCost(cost),
    balance !== null && !isFree && t('toolset.balance', { count: balance, amount: formatNumber(balance) }),
    current && t(`toolset.draftLanguage.${current.language}`),
  ];
  return (
    <Dialog
      open
      title={t(isFree ? 'toolset.regenerateStarterQuestion' : 'toolset.regenerateQuestion')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="strong" onClick={() => answerPending(true, note)}>
            {t('toolset.regenerate')}
          </Button>
        </>
      }
    >
      <Description>{text.filter(Boolean).join(' ')}</Description>
      <KeptNote definition={definition} fields={fields} />
      {fields?.length === 1 && !isFree && (
        <TextArea
          label={t('toolset.whatToChange')}
          rows={3}
          maxLength={4000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Dialog>
  );
}
