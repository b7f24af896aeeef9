import type { PictureSource } from '../../PictureSource.ts';
import type { MatrixDescription } from './matrixContract.ts';

/** An item of a matrix. */
export interface Dot {
  pointer: string;
  /** Its place in the list, from 1. */
  number: number;
  name: string;
  x: number;
  y: number;
  xPointer: string;
  yPointer: string;
  /** Its scores and group in words. */
  state: string;
  /** The value of its enum, and the word for it; "" without one. */
  group: string;
  groupWord: string;
  /** A person chose another group than the one the quadrant stands for. */
  isOverruled: boolean;
}

/** The items that have both scores, by quadrant with the highest scores first. */
export function readDots(matrix: MatrixDescription, source: PictureSource): Dot[] {
  const dots = source.itemsAt(matrix.list).flatMap((pointer, index) => {
    const xPointer = `${pointer}/${matrix.x}`;
    const yPointer = `${pointer}/${matrix.y}`;
    const x = source.numberAt(xPointer);
    const y = source.numberAt(yPointer);
    if (x === undefined || y === undefined) return [];
    const group = matrix.group === undefined ? '' : source.codeAt(`${pointer}/${matrix.group}`);
    const groupWord = matrix.group === undefined ? '' : source.textAt(`${pointer}/${matrix.group}`);
    const suggested = matrix.quadrants?.[quadrantOf(matrix, x, y)];
    const state = [`${source.nameOf(yPointer)} ${y}`, `${source.nameOf(xPointer)} ${x}`, groupWord];
    const isOverruled = suggested !== undefined && group !== '' && group !== suggested;
    return [
      {
        pointer,
        number: index + 1,
        name: source.textAt(`${pointer}/${matrix.name}`),
        x,
        y,
        xPointer,
        yPointer,
        state: state.filter((part) => part !== '').join(', '),
        group,
        groupWord,
        isOverruled,
      },
    ];
  });
  const rank = (dot: Dot) => (dot.y >= matrix.highFrom ? 0 : 2) + (dot.x >= matrix.highFrom ? 0 : 1);
  return dots.sort((a, b) => rank(a) - rank(b) || b.y - a.y || b.x - a.x || a.number - b.number);
}

/** The quadrant that two scores fall in. */
export function quadrantOf({ highFrom }: Pick<MatrixDescription, 'highFrom'>, x: number, y: number) {
  return `${x >= highFrom ? 'high' : 'low'}X${y >= highFrom ? 'High' : 'Low'}Y` as const;
}
