import { placedElements } from './placedElements.ts';
import type { Scene } from './Scene.ts';

/** The uploaded images that a sheet shows, each once. */
export function imageFilesIn({ elements }: Pick<Scene, 'elements'>): string[] {
  const files = placedElements(elements).flatMap(({ element }) => (element.kind === 'image' ? [element.file] : []));
  return [...new Set(files)];
}
