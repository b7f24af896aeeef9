import type { KeyboardEvent } from 'react';

import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { PasteNotice } from '#web/form/paste/PasteNotice.tsx';
import { usePaste } from '#web/form/paste/usePaste.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';

import { Tag } from './Tag.tsx';

/**
 * A list of short texts, each of which can be changed. Enter or a comma ends a new one, and so do leaving the input and
 * saving.
 */
export function TagsInput({ id, labelId, pointer, node, ui, describedBy, invalid, readOnly }: ControlProps) {
  const { document, t } = useForm();
  const value = useFieldValue(pointer);
  const placeholder = usePlaceholder(ui.hint, readOnly);
  const next = useBoundText<HTMLInputElement>(`${pointer}/-`);
  const tags = Array.isArray(value) ? value.map(String) : [];
  const isFull = tags.length >= (node.maxItems ?? Infinity);

  const remove = (index: number) => {
    document.set(pointer, tags.toSpliced(index, 1));
    next.ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      document.commit(`${pointer}/-`);
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '' && tags.length > 0) remove(tags.length - 1);
  };

  const {
    area,
    result: pasted,
    undo: undoPaste,
  } = usePaste({
    list: pointer,
    take(rows, into) {
      const texts = rows
        .flat()
        .flatMap((cell) => cell.split(','))
        .map((text) => text.trim());
      const fresh = [...new Set([into.value.trim(), ...texts])].filter((text) => text !== '' && !tags.includes(text));
      into.value = '';
      document.type(`${pointer}/-`, '');
      const room = Math.max(0, (node.maxItems ?? Infinity) - tags.length);
      const added = fresh.slice(0, room);
      return { items: [...tags, ...added], added: added.length, left: fresh.slice(room), last: 0 };
    },
    focus: () => next.ref.current?.focus(),
  });

  return (
    <div ref={area}>
      {tags.length > 0 && (
        <ul aria-labelledby={labelId} className="mb-2 flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li
              // The texts change while they are edited.
              key={index}
              className="flex items-center gap-1 rounded-full bg-secondary-tonal py-1 pr-1 pl-3.5 text-base text-on-secondary-tonal"
            >
              <Tag
                id={`${id}_${index}`}
                pointer={`${pointer}/${index}`}
                text={tag}
                readOnly={readOnly}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="text-sm text-muted">{t('full', { limit: node.maxItems })}</p>}
      {pasted && <PasteNotice result={pasted} limit={node.maxItems} onUndo={undoPaste} />}
      {!readOnly && !isFull && (
        <input
          {...next}
          id={id}
          type="text"
          autoComplete="off"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          placeholder={placeholder ?? t('addTag')}
          onKeyDown={onKeyDown}
          className={controlStyle}
        />
      )}
    </div>
  );
}
