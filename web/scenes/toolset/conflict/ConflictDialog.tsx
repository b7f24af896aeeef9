import { useEffect, useMemo, useState } from 'react';

import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { changeKey } from '#web/document/changeKey.ts';
import type { Conflict } from '#web/document/Conflict.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { resolveConflict } from '#web/document/resolveConflict.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ChoiceList } from '#web/scenes/toolset/choices/ChoiceList.tsx';
import { useChoices } from '#web/scenes/toolset/choices/useChoices.ts';
import { save } from '#web/stores/toolset-document/save.ts';

import { conflictWords } from './conflictWords.ts';

interface ConflictDialogProps {
  document: OpenDocument;
  /** Without a choice. */
  onClose: () => void;
}

/** Field by field what this person wrote and what was stored meanwhile, to choose from. What is not chosen is kept. */
export function ConflictDialog({ document, onClose }: ConflictDialogProps) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // Whoever typed until the dialog was loaded finds that in it.
  useEffect(() => setConflict(document.updateConflict()), [document]);
  return conflict && <OpenConflict document={document} conflict={conflict} onClose={onClose} />;
}

function OpenConflict({ document, conflict, onClose }: ConflictDialogProps & { conflict: Conflict }) {
  const language = useLanguage();
  const t = useMemo(() => conflictWords.in(language), [language]);
  const { mine, theirs, all } = conflict.clashes;
  const { taken, take } = useChoices(() => new Set());
  const other = all.filter((clash) => taken.has(changeKey(clash))).length;

  const apply = () => {
    if (resolveConflict(document, (clash) => taken.has(changeKey(clash)))) void save();
  };

  return (
    <Dialog
      open
      size="wide"
      isLong
      title={t('title')}
      onClose={onClose}
      note={t('count', { mine: all.length - other, other })}
      actions={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button look="strong" onClick={apply}>
            {t(conflict.isSaving ? 'save' : 'apply')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <ChoiceList
        document={document}
        before={mine}
        after={theirs}
        changes={all}
        areEqual
        t={t}
        taken={taken}
        take={take}
      />
    </Dialog>
  );
}
