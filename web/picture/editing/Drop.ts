import type { ColumnEdit, GroupEdit, MovedEdit, MoveEdit, Place, Score, StepEdit } from '#engine/picture/GroupEdit.ts';

import type { Point } from './DragPlan.ts';

/** The values that a group gets, by pointer. */
export type GroupValues = ReadonlyMap<string, unknown>;

/** Where a group comes to lie when it is let go. */
export interface Drop {
  /** To be shown while the group is over it. */
  place: Place | null;
  /** null: nothing changes there. */
  values: GroupValues | null;
}

/** What letting a group go at a point does: it gets the scores, or the column, of the nearest place. */
export function dropAt(edit: MovedEdit, point: Point): Drop {
  return edit.kind === 'move' ? dropOnPlot(edit, point) : dropInColumn(edit, point);
}

const directions: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key does to a group: "unused" where it is not one of its keys, null where nothing changes. */
export function pressOn(edit: GroupEdit, key: string): GroupValues | null | 'unused' {
  if (edit.kind === 'step') return key === 'Enter' || key === ' ' ? pressStep(edit) : 'unused';
  const direction = directions[key];
  if (!direction) return 'unused';
  return edit.kind === 'move' ? stepOnPlot(edit, direction) : stepToColumn(edit, direction);
}

/** What a press does to a group. */
export function pressStep({ pointer, value, values }: StepEdit): GroupValues | null {
  const next = values[(Math.max(0, values.indexOf(value)) + 1) % values.length];
  return changed([{ pointer, value }, next ?? value]);
}

function dropOnPlot({ x, y }: MoveEdit, point: Point): Drop {
  const scoreX = nearest(x, point.x);
  const scoreY = nearest(y, point.y);
  const width = Math.abs(x.step);
  const height = Math.abs(y.step);
  const place = { x: middle(x, scoreX) - width / 2, y: middle(y, scoreY) - height / 2, width, height };
  return { place, values: changed([x, scoreX], [y, scoreY]) };
}

function stepOnPlot({ x, y }: MoveEdit, direction: Point): GroupValues | null {
  const along = (score: Score, by: number) => within(score, score.value + by * Math.sign(score.step));
  return changed([x, along(x, direction.x)], [y, along(y, direction.y)]);
}

function dropInColumn({ columns, pointer, value }: ColumnEdit, point: Point): Drop {
  const [first] = columns.toSorted((a, b) => distance(a.place, point) - distance(b.place, point));
  return { place: first?.place ?? null, values: changed([{ pointer, value }, first?.value ?? value]) };
}

/** Columns lie beside or below each other; only the arrows in their direction are used. */
function stepToColumn({ columns, pointer, value }: ColumnEdit, direction: Point): GroupValues | null | 'unused' {
  const areBeside = columns[0]?.place.y === columns[1]?.place.y;
  const by = areBeside ? direction.x : direction.y;
  if (by === 0) return 'unused';
  const index = columns.findIndex((column) => column.value === value);
  // What is in no column stands after the last one.
  const next = columns[(index === -1 ? columns.length : index) + by];
  return next ? changed([{ pointer, value }, next.value]) : null;
}

function distance({ x, y, width, height }: Place, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(dx, dy);
}

function nearest(score: Score, at: number): number {
  return within(score, score.from + Math.round((at - score.start) / score.step));
}

function within({ from, to }: Score, value: number): number {
  return Math.min(to, Math.max(from, value));
}

function middle({ start, step, from }: Score, value: number): number {
  return start + (value - from) * step;
}

function changed(...fields: [field: { pointer: string; value: unknown }, value: unknown][]): GroupValues | null {
  const values = fields.flatMap(([{ pointer, value: before }, value]): [string, unknown][] =>
    value === before ? [] : [[pointer, value]],
  );
  return values.length === 0 ? null : new Map(values);
}
