import { storedImage } from './storedImage.ts';

const chance = 26;
const size = /-\d{1,4}x\d{1,4}\.(?:png|jpg)/g;

/**
 * The names of stored images that stand anywhere in a text, such as a document as JSON. Looks for their sizes first,
 * which few other words resemble.
 */
export function imageNamesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const { 0: found, index } of text.matchAll(size)) {
    const image = storedImage(text.slice(Math.max(0, index - chance), index + found.length));
    if (image) names.add(image.fileName);
  }
  return names;
}
