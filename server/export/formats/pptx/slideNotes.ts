import type { Language } from '#engine/languages/languages.ts';
import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import type { Block } from '#engine/reading/Block.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';

import { type Line, lineOf } from './Line.ts';
import { readingLines } from './readingLines.ts';

type Reading = Pick<Chapter, 'blocks' | 'isUnconfirmed'>;

/**
 * The notes of a picture's slides: what each shows, whole, as its toolset's reading tells it. What none shows stands
 * with the first.
 */
export function slideNotes(scenes: readonly Scene[], { blocks, isUnconfirmed }: Reading, language: Language): Line[][] {
  const shown = scenes.map(shownPlaces);
  return scenes.map(({ description }, index) => {
    const isTold = (pointer: string) =>
      isWithin(shown[index]!, pointer) || (index === 0 && !shown.some((places) => isWithin(places, pointer)));
    const whole = `${unconfirmedMark} ${unconfirmedWords[language].whole}`;
    const notes = isUnconfirmed ? [lineOf(whole), []] : [];
    return [lineOf(description), [], ...notes, ...readingLines(pick(blocks, isTold), language)];
  });
}

/** The places of the document that a scene shows, and all places above them. */
interface Places {
  shown: Set<string>;
  above: Set<string>;
}

function shownPlaces({ elements }: Scene): Places {
  const shown = new Set(pointersOf(elements));
  const above = new Set([...shown].flatMap((pointer) => ancestors(pointer)));
  // What holds others that are shown on their own, such as a list, is not shown as a whole.
  for (const pointer of above) shown.delete(pointer);
  return { shown, above };
}

function isWithin({ shown, above }: Places, pointer: string): boolean {
  return above.has(pointer) || shown.has(pointer) || ancestors(pointer).some((each) => shown.has(each));
}

function ancestors(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1, -1);
  return tokens.map((_, index) => `/${tokens.slice(0, index + 1).join('/')}`);
}

function pointersOf(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) =>
    element.kind === 'group'
      ? [...(element.pointer === undefined ? [] : [element.pointer]), ...pointersOf(element.elements)]
      : [],
  );
}

/** Some of a reading's blocks with the headings above them. */
function pick(blocks: readonly Block[], isTold: (pointer: string) => boolean): Block[] {
  let above: Extract<Block, { kind: 'heading' }>[] = [];
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') {
      above = [...above.filter(({ level }) => level < block.level), block];
      // An item's heading is its name, and may be all that it has.
      if (block.number === undefined || !isTold(block.pointer)) return [];
    }
    const told = part(block, isTold);
    if (!told) return [];
    const headings = above.filter((heading) => heading !== block);
    above = [];
    return [...headings, told];
  });
}

/** A block, or those of its rows or values that are told. */
function part(block: Block, isTold: (pointer: string) => boolean): Block | null {
  switch (block.kind) {
    case 'table': {
      const rows = block.rows.filter(({ pointer }) => isTold(pointer));
      return rows.length > 0 ? { ...block, rows } : null;
    }
    case 'list': {
      const items = block.items.filter(({ pointer }) => isTold(pointer));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'fields': {
      const fields = block.fields.filter(({ pointer }) => isTold(pointer));
      return fields.length > 0 ? { ...block, fields } : null;
    }
    default:
      return isTold(block.pointer) ? block : null;
  }
}
