import { useCallback, useLayoutEffect, useRef } from 'react';

import { useForm } from './FormContext.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Binds an input to a value of the document without re-rendering: the input holds the text, the document is notified of
 * each key, and changes from elsewhere are written into the input unless it has the focus. `clean` changes what was typed
 * or pasted.
 */
export function useBoundText<T extends TextElement>(pointer: string, clean?: (text: string) => string) {
  const { document } = useForm();
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const show = () => {
      const text = document.text(pointer);
      if (element.value !== text) element.value = text;
    };
    // Not React's onInput: after each event React sets the input's name and type again, for which the browser recalculates
    // styles.
    const onInput = (event: Event) => {
      event.stopPropagation();
      const text = clean?.(element.value);
      if (text !== undefined && text !== element.value) element.value = text;
      document.type(pointer, element.value);
    };
    show();
    element.addEventListener('input', onInput);
    const unsubscribe = document.subscribe(pointer, show);
    return () => {
      element.removeEventListener('input', onInput);
      unsubscribe();
    };
  }, [document, pointer, clean]);

  const onBlur = useCallback(() => document.commit(pointer), [document, pointer]);

  return { ref, defaultValue: document.text(pointer), onBlur };
}
