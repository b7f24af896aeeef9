import { isWithin } from '#engine/schema/isWithin.ts';

import type { GroupElement, Scene, SceneElement, TextElement } from './Scene.ts';
import { measureText } from './text/measureText.ts';

/** What of a scene is drawn as bars. */
export interface Ghosts {
  /** Which places are left out; those within them are too, unless it says otherwise. All, unless it is given. */
  isGhost?: (pointer: string) => boolean;
  /** Of a ghost that opens fields: which, and what it is called; undefined for all others. */
  openAt?: (pointer: string) => { pointer: string; label: string } | undefined;
  /** Pointer of what is being written. */
  inWriting?: string;
}

/**
 * A scene in which what people wrote, or will write, are bars as long as its lines: it shows the form of a result, and
 * cannot be taken for content. Bars say nothing to screen readers.
 */
export function ghostScene(scene: Scene, ghosts: Ghosts = {}): Scene {
  const draw = new GhostDrawing(ghosts);
  return { ...scene, elements: draw.all(scene.elements, { isGhost: false, isInWriting: false }) };
}

/** What holds around an element. */
interface Around {
  isGhost: boolean;
  isInWriting: boolean;
}

class GhostDrawing {
  readonly #ghosts: Ghosts;
  readonly #opened = new Set<string>();

  constructor(ghosts: Ghosts) {
    this.#ghosts = ghosts;
  }

  all(given: readonly SceneElement[], around: Around): SceneElement[] {
    return given.flatMap((element): SceneElement[] => {
      // A legend explains what is there, such as who the numbers are.
      if (element.kind === 'group') return element.isFrame ? [] : [this.#group(element, around)];
      if (element.kind === 'text' && this.#isUnknown(element)) return [];
      if (!around.isGhost) return [element];
      if (element.kind === 'text') return isDrawn(element) ? [element] : bars(element);
      if (element.kind !== 'image') return [element];
      const { x, y, width, height } = element;
      return [{ kind: 'box', x, y, width, height, radius: 8, fill: 'wash-2' }];
    });
  }

  #group(group: GroupElement, around: Around): GroupElement {
    const { isGhost = () => true } = this.#ghosts;
    const { pointer, x, y } = group;
    const isLeftOut = pointer === undefined ? around.isGhost : isGhost(pointer);
    const isInWriting = around.isInWriting || this.#isWritten(group) || this.#isBoxInWriting(group);
    const elements = this.all(group.elements, { isGhost: isLeftOut, isInWriting });
    const frame = isInWriting && !around.isInWriting && { isInWriting: true as const };
    const bare = { kind: 'group' as const, ...(x !== undefined && { x }), ...(y !== undefined && { y }) };
    if (isLeftOut)
      return {
        ...bare,
        ...(!around.isGhost && { isGhost: true }),
        ...frame,
        ...(pointer !== undefined && this.#open(pointer)),
        elements,
      };
    // Counts and sums say nothing while there is more to come.
    return pointer === undefined ? { ...bare, ...frame, elements } : { ...group, ...frame, elements };
  }

  /** What counts something that is not there, or not yet whole. */
  #isUnknown({ figureOf }: TextElement): boolean {
    const { isGhost = () => true, inWriting = '' } = this.#ghosts;
    return figureOf !== undefined && (isGhost(figureOf) || isWithin(inWriting, [figureOf]));
  }

  #isWritten({ pointer = '' }: GroupElement): boolean {
    return pointer !== '' && `${this.#ghosts.inWriting ?? ''}/`.startsWith(`${pointer}/`);
  }

  /** Such as an area of a canvas: a ground on which the heading lies beside the entries. */
  #isBoxInWriting({ pointer, elements: [ground, ...others] }: GroupElement): boolean {
    if (pointer !== undefined || ground?.kind !== 'box') return false;
    return others.some((element) => element.kind === 'group' && this.#isWritten(element));
  }

  /** Each place is one stop, however many parts of the example lead there. */
  #open(pointer: string): { pointer: string; label: string } | undefined {
    const place = this.#ghosts.openAt?.(pointer);
    if (!place || this.#opened.has(place.pointer)) return undefined;
    this.#opened.add(place.pointer);
    return place;
  }
}

const scoreRoles: ReadonlySet<string> = new Set(['gain', 'pain', 'assumed']);

/** The picture's own words, and the number or letter in a disc, are part of the form; the figure of a score is not. */
function isDrawn({ isWord, lines, role }: TextElement): boolean {
  const text = lines.join(' ');
  // A date is a word of the reader's language, but no part of the form.
  if (isWord === true) return !/\d/.test(text);
  return role !== 'ink' && text.length <= 2 && !(/\d/.test(text) && scoreRoles.has(role));
}

function bars({ x, y, lines, size, lineHeight, weight, role, align, rotation }: TextElement): SceneElement[] {
  if (rotation !== undefined) return [];
  const height = Math.round(size * 0.4 * 10) / 10;
  return lines.flatMap((line, index): SceneElement[] => {
    const width = Math.round(measureText(line, size, weight));
    if (width === 0) return [];
    const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
    const top = y + index * lineHeight - size * 0.55;
    return [
      { kind: 'box', x: left, y: top, width, height, radius: height / 2, fill: role === 'on-accent' ? role : 'line' },
    ];
  });
}
