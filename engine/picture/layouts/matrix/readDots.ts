import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';

import type { DotLook } from './drawDot.ts';
import { groupRole } from './groupRole.ts';
import type { MatrixDescription } from './matrixContract.ts';
import { quadrantOf } from './quadrantOf.ts';
import { severityOf, severityRoles } from './severity.ts';

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
  /** The word for the value of its enum, or for how severe it is; "" without one. */
  groupWord: string;
  role: Accent | 'gain' | 'pain';
  /** More about it; "" where it is not shown. */
  text: string;
  textPointer: string;
  look: DotLook;
  /** The word for what the look says; "" where all look alike. */
  lookWord: string;
  /** A person chose another group than the one the quadrant stands for. */
  isOverruled: boolean;
}

/** The items that have both scores, by quadrant with the highest scores first. */
export function readDots(matrix: MatrixDescription, source: PictureSource): Dot[] {
  const groups =
    matrix.group === undefined ? [] : source.choicesOf(`${matrix.list}/*/${matrix.group}`).map(({ value }) => value);
  const { to } = source.scaleOf(`${matrix.list}/*/${matrix.x}`);
  const dots = source.itemsAt(matrix.list).flatMap((pointer, index) => {
    const xPointer = `${pointer}/${matrix.x}`;
    const yPointer = `${pointer}/${matrix.y}`;
    const x = source.numberAt(xPointer);
    const y = source.numberAt(yPointer);
    if (x === undefined || y === undefined) return [];
    const group = matrix.group === undefined ? '' : source.codeAt(`${pointer}/${matrix.group}`);
    const severity = matrix.severity ? severityOf(x, y, to) : null;
    const groupWord = severity
      ? source.words.severities[severity]
      : matrix.group === undefined
        ? ''
        : source.textAt(`${pointer}/${matrix.group}`);
    const textPointer = `${pointer}/${matrix.text ?? matrix.name}`;
    const suggested = matrix.quadrants?.[quadrantOf(matrix, x, y)];
    const lookPointer = matrix.looks && `${pointer}/${matrix.looks.property}`;
    const lookWord = lookPointer === undefined ? '' : source.textAt(lookPointer);
    const state = [`${source.nameOf(yPointer)} ${y}`, `${source.nameOf(xPointer)} ${x}`, groupWord, lookWord];
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
        groupWord,
        role: severity ? severityRoles[severity] : groupRole(groups, group),
        text: matrix.text === undefined ? '' : source.textAt(textPointer),
        textPointer,
        isOverruled,
        look: lookPointer === undefined ? 'full' : lookOf(source.codeAt(lookPointer)),
        lookWord,
      },
    ];
  });
  function lookOf(value: string): DotLook {
    return matrix.looks?.values[value] ?? (value === '' ? 'dashed' : 'full');
  }
  const rank = (dot: Dot) => {
    if (matrix.first !== undefined && quadrantOf(matrix, dot.x, dot.y) === matrix.first) return -1;
    return (dot.y >= matrix.highFrom ? 0 : 2) + (dot.x >= matrix.highFrom ? 0 : 1);
  };
  const weight = (dot: Dot) => (matrix.severity ? dot.x * dot.y : 0);
  return dots.sort(
    (a, b) => weight(b) - weight(a) || rank(a) - rank(b) || b.y - a.y || b.x - a.x || a.number - b.number,
  );
}
