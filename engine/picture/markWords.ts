import type { PictureSource } from './PictureSource.ts';
import type { SceneElement } from './Scene.ts';
import { showsWritten } from './showsWritten.ts';

/** A drawing whose texts tell, within what people wrote, which of them are words of the reader's language. */
export function markWords(elements: readonly SceneElement[], source: PictureSource, isWithin = false): SceneElement[] {
  return elements.map((element) => {
    if (element.kind === 'group')
      return { ...element, elements: markWords(element.elements, source, isWithin || showsWritten(element)) };
    if (element.kind !== 'text' || !isWithin || !source.isWord(element.lines.join(' '))) return element;
    return { ...element, isWord: true };
  });
}
