import { nameOfItem, referenceWords } from '#engine/references/nameReference.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { EmptyReferences } from './EmptyReferences.tsx';
import { langOfItem } from './langOfItem.ts';
import { useReferences } from './useReferences.ts';

/** Selects an item of another toolset. */
export function ReferenceInput({ id, pointer, ui, describedBy, invalid, readOnly }: ControlProps) {
  const { document, language, contentLanguage, t } = useForm();
  const items = useReferences(ui);
  const value = useFieldValue(pointer);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const isGone = chosen !== undefined && !items.some((item) => item.id === chosen);
  const noteId = isGone || items.length === 0 ? `${id}-note` : undefined;
  return (
    <>
      <ChoiceList
        id={id}
        name={ui.title}
        describedBy={[describedBy, noteId].filter(Boolean).join(' ') || undefined}
        invalid={invalid || isGone}
        disabled={readOnly}
        choices={items
          .filter(({ id: each, isPlanned }) => !isPlanned || each === chosen)
          .map((item) => ({
            value: item.id,
            label: nameOfItem(item, language),
            lang: langOfItem(item, contentLanguage),
          }))}
        noneLabel={t('nothingChosen')}
        value={chosen}
        valueLabel={isGone ? referenceWords[language].removed : undefined}
        onChange={(next) => document.set(pointer, next)}
      />
      {isGone && (
        <p id={noteId} className="mt-1.5 text-sm text-error">
          {t('referenceGoneHelp')}
        </p>
      )}
      {items.length === 0 && !isGone && <EmptyReferences id={noteId} ui={ui} />}
    </>
  );
}
