import type { Scene } from './Scene.ts';

/**
 * A sheet's title in its two languages: the words of its toolset, and at the end what people called the thing that it is about.
 *
 * @returns `name` is empty where the title names nothing
 */
export function splitTitle({ title, about = '' }: Pick<Scene, 'title' | 'about'>): { words: string; name: string } {
  const name = title.endsWith(about) ? about : '';
  return { words: title.slice(0, title.length - name.length), name };
}
