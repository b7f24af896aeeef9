import { useEffect, useRef, type KeyboardEvent } from 'react';

import { selectBlank } from '#web/components/selectBlank.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useBoundText } from '#web/form/useBoundText.ts';

interface TagTextProps {
  id: string;
  pointer: string;
  /** Ended by Enter or Escape, or by leaving the input. */
  onEnd: (byKey: boolean) => void;
  onEmpty: () => void;
}

/**
 * A tag while its text is changed: Enter or leaving it keeps the text, Escape brings the one before back, none removes
 * the tag.
 */
export function TagText({ id, pointer, onEnd, onEmpty }: TagTextProps) {
  const { document: editable, t } = useForm();
  const { ref, defaultValue, onBlur } = useBoundText<HTMLInputElement>(pointer);
  const before = useRef(defaultValue);
  const hasEnded = useRef(false);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
    selectBlank();
  }, [ref]);

  function end(byKey: boolean) {
    // The input loses the focus once more as it goes.
    if (hasEnded.current) return;
    hasEnded.current = true;
    const isEmpty = ref.current?.value.trim() === '';
    onBlur();
    onEnd(byKey);
    if (isEmpty) onEmpty();
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      event.stopPropagation();
      editable.type(pointer, before.current);
      event.currentTarget.value = before.current;
    }
    end(true);
  };
  return (
    <input
      ref={ref}
      id={id}
      type="text"
      autoComplete="off"
      defaultValue={defaultValue}
      aria-label={t('tagText')}
      onBlur={() => end(false)}
      onKeyDown={onKeyDown}
      className="field-sizing-content min-w-24 max-w-full rounded-lg bg-field px-2 py-1 text-text outline-none"
    />
  );
}
