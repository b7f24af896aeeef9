import { editableGroups } from '#engine/picture/editableGroups.ts';
import type { Score } from '#engine/picture/GroupEdit.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { placeInList } from './placeInList.ts';

/** A list, and the scores that an item of it has at a point of the plot that its items lie on. */
export interface ScoredPlace {
  list: string;
  /** By the names of the properties. */
  scores: Record<string, number>;
}

/** What an item would say that is put on empty ground at a point; null where no scores are plotted. */
export function scoresAt(elements: readonly SceneElement[], point: { x: number; y: number }): ScoredPlace | null {
  for (const { pointer, edit, x, y } of editableGroups(elements)) {
    if (edit.kind !== 'move') continue;
    const across = scoreAt(edit.x, point.x - x);
    const up = scoreAt(edit.y, point.y - y);
    if (across === null || up === null) return null;
    const nameOf = (score: Score) => score.pointer.slice(pointer.length + 1);
    return { list: placeInList(pointer).list, scores: { [nameOf(edit.x)]: across, [nameOf(edit.y)]: up } };
  }
  return null;
}

function scoreAt({ from, to, start, step }: Score, at: number): number | null {
  const value = from + Math.round((at - start) / step);
  return value < from || value > to ? null : value;
}
