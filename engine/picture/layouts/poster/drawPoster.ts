import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import { layNarrowPoster } from './layNarrowPoster.ts';
import { layPoster } from './layPoster.ts';
import type { PosterDescription } from './posterContract.ts';
import { type Poster, readPoster, sectionsBelow } from './readPoster.ts';

/**
 * Concept posters: a picture beside slogan, sentences and benefits, and below who, problem, conditions and open
 * question. One poster, or one for each item of a list. Read are name, slogan, sentences, benefits, who, problem,
 * conditions, question, what the picture shows.
 */
export const drawPoster: Draw<PosterDescription> = (described, source, area) => {
  const items = described.each === undefined ? [''] : source.itemsAt(described.each);
  return items
    .map((item, index) => readPoster(described, item, index, source))
    .filter(hasContent)
    .map((poster) => {
      const [name] = poster.name.texts;
      const lay = area.form === 'narrow' ? layNarrowPoster : layPoster;
      const drawn = lay(poster, source, area);
      return { ...(name !== undefined && { about: name }), description: describe(poster, source), ...drawn };
    });
};

function sectionsOf(poster: Poster) {
  const { name, audience, slogan, sentences, benefits, imageText } = poster;
  const all = [name, audience, slogan, sentences, benefits, ...sectionsBelow(poster), imageText];
  return all.flatMap((section) => (section && section.texts.length > 0 ? [section] : []));
}

function hasContent(poster: Poster): boolean {
  return poster.image !== null || sectionsOf(poster).length > 0;
}

function describe(poster: Poster, { title, words }: PictureSource): string {
  const counts = sectionsOf(poster)
    .filter(({ isList }) => isList)
    .map(({ texts, title: name }) => words.counted(texts.length, name));
  const name = [poster.name.texts[0] ?? title, poster.slogan?.texts[0] ?? ''].filter((text) => text !== '').join(': ');
  return counts.length === 0 ? name : `${name} (${counts.join(', ')})`;
}
