import type { Value } from '#engine/reading/Block.ts';

import type { Scene, SceneElement } from './Scene.ts';

/** What sheets say of a document. */
export interface Told {
  /** Whether they say a value whole: as a text, or a score, choice or number as the place or form of what they show. */
  says: (value: Value) => boolean;
  /** Whether they show an uploaded image, by the name of its file. */
  shows: (file: string) => boolean;
}

/** In letters: a text that stands for itself wherever it stands; what is shorter counts beside its item only. */
const tellingLength = 12;

interface TextOfPart {
  /** Pointer of the innermost part that it stands in; "" for what stands in none. */
  pointer: string;
  text: string;
  /** Not seen, but heard: it names what is drawn. */
  isLabel: boolean;
}

/** Reads what sheets say; a text that is cut off is not said. */
export function toldBy(scenes: readonly Scene[]): Told {
  const texts = scenes.flatMap(({ elements }) => textsIn(elements, ''));
  const everything = texts.filter(({ isLabel }) => !isLabel).map(({ text }) => text);
  const files = new Set(scenes.flatMap(({ elements }) => filesIn(elements)));
  return {
    shows: (file) => files.has(file),
    says: ({ pointer, text, score, isWord }) => {
      const near = texts.filter((each) => isNear(each.pointer, pointer));
      if (score) return near.some(({ text: said }) => hasNumber(said, String(score.value)));
      const sought = bare(text);
      if (near.some((each) => !each.isLabel && each.text.includes(sought))) return true;
      if (isTitle(sought, pointer) || isListed(sought, pointer)) return true;
      if (isWord && near.some((each) => each.isLabel && each.text.includes(bare(text, ' ')))) return true;
      return !isWord && sought.length >= tellingLength && everything.some((said) => said.includes(sought));
    },
  };

  /** Whether a field of the document itself stands alone over the picture, as its name does. */
  function isTitle(sought: string, value: string): boolean {
    const isOwn = value.lastIndexOf('/') === 0;
    return isOwn && texts.some(({ pointer, text, isLabel }) => pointer === '' && !isLabel && text === sought);
  }
  /** Whether texts of a list stand one beside the other, as chips do, that a reading joins by commas. */
  function isListed(sought: string, value: string): boolean {
    if (sought.length < tellingLength) return false;
    const own = texts.filter(({ pointer, isLabel }) => !isLabel && `${pointer}/`.startsWith(`${value}/`));
    return withoutCommas(own.map(({ text }) => text).join('')).includes(withoutCommas(sought));
  }
}

const withoutCommas = (text: string) => text.replaceAll(',', '');

function textsIn(elements: readonly SceneElement[], around: string): TextOfPart[] {
  return elements.flatMap((element) => {
    if (element.kind === 'text') return [{ pointer: around, text: bare(element.lines.join(' ')), isLabel: false }];
    if (element.kind !== 'group') return [];
    const pointer = element.pointer ?? around;
    // The number of an item says nothing of its scores.
    const label = element.label?.replace(/^\d+\. /, '');
    const own = label === undefined ? [] : [{ pointer, text: bare(label, ' '), isLabel: true }];
    return [...own, ...textsIn(element.elements, pointer)];
  });
}

function filesIn(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) =>
    element.kind === 'image' ? [element.file] : element.kind === 'group' ? filesIn(element.elements) : [],
  );
}

/** Whether a part shows a value, an item around it, or something within it. */
function isNear(part: string, value: string): boolean {
  return part !== '' && (`${value}/`.startsWith(`${part}/`) || `${part}/`.startsWith(`${value}/`));
}

/** As it is compared: lines are broken within words too. */
function bare(text: string, space = ''): string {
  return text.replaceAll(/\s+/g, space);
}

function hasNumber(text: string, number: string): boolean {
  return text.split(/[^\d.,]+/).includes(number);
}
