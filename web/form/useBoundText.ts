import { useCallback, useLayoutEffect, useRef } from 'react';

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
    const element = ref.current;
    if (!element) return;
    const show = () => {
      const text = document.text(pointer);
      if (element.value !== text) element.value = text;
    };
    // Not by onInput: after each letter that React hears of, it sets the name and type of the input anew, for which
    // the browser works out styles again.
    const onInput = (event: Event) => {
      event.stopPropagation();
      document.type(pointer, element.value);
    };
    show();
    element.addEventListener('input', onInput);
    const unsubscribe = document.subscribe(pointer, show);
    return () => {
      element.removeEventListener('input', onInput);
      unsubscribe();
    };
  }, [document, pointer]);

  const onBlur = useCallback(() => document.commit(pointer), [document, pointer]);

  return { ref, defaultValue: document.text(pointer), onBlur };
}
