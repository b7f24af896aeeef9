import type { Scene, SceneElement } from '#engine/picture/Scene.ts';
import type { Block } from '#engine/reading/Block.ts';

import { readingLines } from './readingLines.ts';

/**
 * The notes of a picture's slides: what each shows, whole, as its toolset's reading tells it. What none shows stands with
 * the first.
 */
export function slideNotes(scenes: readonly Scene[], blocks: readonly Block[]): string[][] {
  const shown = scenes.map(shownParts);
  const everywhere = new Set(shown.flatMap((parts) => [...parts]));
  return scenes.map(({ description }, index) => {
    const isTold = (pointer: string) => has(shown[index]!, pointer) || (index === 0 && !has(everywhere, pointer));
    return [description, '', ...readingLines(pick(blocks, isTold))];
  });
}

/** The parts of the document that a scene shows; a list as a whole where it shows none of its items on their own. */
function shownParts({ elements }: Scene): Set<string> {
  const parts = new Set(pointersOf(elements).map(partOf));
  for (const part of parts) {
    const list = part.replace(/\/\d+$/, '');
    if (list !== part) parts.delete(list);
  }
  return parts;
}

function pointersOf(elements: readonly SceneElement[]): string[] {
  return elements.flatMap((element) =>
    element.kind === 'group'
      ? [...(element.pointer === undefined ? [] : [element.pointer]), ...pointersOf(element.elements)]
      : [],
  );
}

/** The field, or the item of a list, that a pointer lies in. */
function partOf(pointer: string): string {
  return /^\/[^/]+(?:\/\d+)?/.exec(pointer)?.[0] ?? '';
}

function has(parts: ReadonlySet<string>, pointer: string): boolean {
  const part = partOf(pointer);
  return parts.has(part) || parts.has(part.replace(/\/\d+$/, ''));
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
