import { nameOfItem, referenceWords } from '#engine/references/nameReference.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

import { EmptyReferences } from './EmptyReferences.tsx';
import { langOfItem } from './langOfItem.ts';
import { useReferences } from './useReferences.ts';

/** Selects several items of another toolset. */
export function ReferencesInput({ id, labelId, pointer, node, ui, describedBy, readOnly }: ControlProps) {
  const { document, language, contentLanguage, t } = useForm();
  const items = useReferences(ui);
  const value = useFieldValue(pointer);
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const gone = chosen.filter((each) => !items.some((item) => item.id === each));
  const choices = [
    ...items.map((item) => ({
      id: item.id,
      label: nameOfItem(item, language),
      lang: langOfItem(item, contentLanguage),
    })),
    ...gone.map((each) => ({ id: each, label: referenceWords[language].removed, lang: undefined })),
  ];
  const isFull = chosen.length >= (node.maxItems ?? Infinity);

  const toggle = (each: string, on: boolean) =>
    document.set(pointer, on ? [...chosen, each] : chosen.filter((other) => other !== each));

  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-wrap gap-2"
    >
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-field px-4 text-base text-text hover:bg-field-hover has-checked:bg-primary-tonal has-checked:text-on-primary-tonal has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            checked={chosen.includes(choice.id)}
            disabled={readOnly || (isFull && !chosen.includes(choice.id))}
            onChange={(event) => toggle(choice.id, event.currentTarget.checked)}
            className="size-4 accent-primary"
          />
          <span lang={choice.lang}>{choice.label}</span>
        </label>
      ))}
      {gone.length > 0 && <p className="w-full text-sm text-error">{t('referenceGoneHelp')}</p>}
      {choices.length === 0 && <EmptyReferences id={undefined} ui={ui} />}
    </div>
  );
}
