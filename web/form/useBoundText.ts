import { useCallback, useLayoutEffect, useRef } from 'react';

import { useForm } from './FormContext.ts';
import type { TextForm } from './widgets/numberText.ts';
import { writeText } from './writeText.ts';

interface Dress {
  clean?: (text: string) => string;
  form?: TextForm;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Binds an input to a value of the document without re-rendering: the input holds the text, the document is notified of
 * each key, and changes from elsewhere are written into the input unless it has the focus. `clean` changes what was
 * typed or pasted; `form` writes and reads values in another way than the document holds them.
 */
export function useBoundText<T extends TextElement>(pointer: string, { clean, form }: Dress = {}) {
  const { document, contentLanguage } = useForm();
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const show = () => {
      const text = document.text(pointer);
      // While somebody types, "1.0" on the way to "1.05" stays as it is.
      if (form && element === globalThis.document.activeElement && form.read(element.value) === text) return;
      writeText(element, form?.show(text) ?? text);
    };
    // Not React's onInput: after each event React sets the input's name and type again, for which the browser
    // recalculates styles.
    const onInput = (event: Event) => {
      event.stopPropagation();
      const text = clean?.(element.value);
      if (text !== undefined && text !== element.value) element.value = text;
      document.type(pointer, form?.read(element.value) ?? element.value);
    };
    show();
    element.addEventListener('input', onInput);
    const unsubscribe = document.subscribe(pointer, show);
    return () => {
      element.removeEventListener('input', onInput);
      unsubscribe();
    };
  }, [document, pointer, clean, form]);

  const onBlur = useCallback(() => {
    document.commit(pointer);
    if (form && ref.current) ref.current.value = form.show(document.text(pointer));
  }, [document, pointer, form]);

  const text = document.text(pointer);
  // A number is written as the page writes it.
  return { ref, defaultValue: form?.show(text) ?? text, onBlur, lang: form ? undefined : contentLanguage };
}
