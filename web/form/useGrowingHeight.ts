import { useLayoutEffect, type RefObject } from 'react';

/** Lets a text area grow with its text in browsers without `field-sizing`. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return;
    const grow = () => {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    };
    grow();
    element.addEventListener('input', grow);
    return () => element.removeEventListener('input', grow);
  }, [ref]);
}
