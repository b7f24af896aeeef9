import { useCallback, useLayoutEffect, useRef, type FocusEvent, type InputEvent } from 'react';

import { useForm } from './FormContext.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Ties an input to a place of the document without drawing it again: the input holds the text, the document hears of
 * each letter, and a change from elsewhere is written into the input unless somebody is typing there.
 */
export function useBoundText<T extends TextElement>(pointer: string) {
  const { document } = useForm();
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const show = () => {
      const element = ref.current;
      const text = document.text(pointer);
      if (element && element.value !== text) element.value = text;
    };
    show();
    return document.subscribe(pointer, show);
  }, [document, pointer]);

  const onInput = useCallback(
    (event: InputEvent<T>) => document.type(pointer, event.currentTarget.value),
    [document, pointer],
  );
  const onBlur = useCallback((_: FocusEvent<T>) => document.commit(), [document]);

  return { ref, defaultValue: document.text(pointer), onInput, onBlur };
}
