import type { StoredImage } from '#engine/images/storedImage.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { PosterDescription } from './posterContract.ts';

const looks = {
  audience: { role: 'accent-1' },
  slogan: { role: 'accent-1' },
  sentences: { role: 'accent-1', sign: 'number' },
  benefits: { role: 'gain', sign: 'yes' },
  who: { role: 'accent-2' },
  problem: { role: 'pain' },
  conditions: { role: 'accent-2' },
  question: { role: 'accent-1', isOpen: true },
  imageText: { role: 'accent-1' },
} as const;

type Part = keyof typeof looks;

const parts = Object.keys(looks) as Part[];

/** An uploaded picture, and which field it is from. */
export interface PosterImage extends StoredImage {
  pointer: string;
  title: string;
}

/** What a poster shows; a part that the description does not name is missing. */
export interface Poster extends Partial<Record<Part, Section>> {
  pointer: string;
  name: Section;
  /** The uploaded picture, in the place of a pattern. */
  image: PosterImage | null;
  /** Its place in the list, from 0. */
  index: number;
}

/** What stands in the row below the message. */
export function sectionsBelow({ who, problem, conditions, question }: Poster): Section[] {
  const asked = conditions?.texts.length ? conditions : undefined;
  return [who, problem, asked, question].flatMap((section) => section ?? []);
}

/** Reads the poster of the item at a pointer; the document's is "". */
export function readPoster(described: PosterDescription, item: string, index: number, source: PictureSource): Poster {
  const read = (field: string) => readSection({ field }, item, source);
  const found = parts.flatMap((part) => {
    const field = described[part];
    return field === undefined ? [] : [[part, { ...read(field), ...looks[part] }]];
  });
  return { ...Object.fromEntries(found), pointer: item, name: read(described.name), image: readImage(), index };

  function readImage(): PosterImage | null {
    const pointer = `${item}/${described.image}`;
    const image = described.image === undefined ? null : source.imageAt(pointer);
    return image && { ...image, pointer, title: source.nameOf(pointer) };
  }
}
