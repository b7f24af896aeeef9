import type { Area } from '#engine/picture/Area.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { fitForces } from './fitForces.ts';
import type { Forces } from './Forces.ts';
import { setBalance } from './setBalance.ts';
import type { SetForceRows } from './setForceRows.ts';
import { setOutcome } from './setOutcome.ts';

const gap = { sheet: 18, page: 16, narrow: 18 };
// Half of an outline lies outside of its shape.
const edge = 1;

/**
 * Lays one drawing: the outcome on top, then what leads on, the journey, and what holds back, with the balance below.
 * On a phone the journey comes before the forces. Read are outcome, journey, push, pull, habit, worry, balance.
 */
export function layForces(forces: Forces, { words }: PictureSource, whole: Area): Pick<Drawing, 'height' | 'elements'> {
  const height = whole.height === null ? null : whole.height - 2 * edge;
  const area: Area = { ...whole, width: whole.width - 2 * edge, height };
  const between = gap[area.form];
  const outcome = forces.outcome && setOutcome(forces.outcome, area, words);
  const balance = forces.balance && setBalance(forces.balance, area);
  const around = (outcome ? outcome.height + between : 0) + (balance ? balance.height + between : 0);
  const limit = height === null ? null : height - around - 2 * between;
  const { journey, on, back, stretch, journeyHeight, rest } = fitForces(forces, limit, area, words);

  let y = 0;
  const elements: SceneElement[] = [];
  if (outcome) elements.push(outcome.draw(0, take(outcome.height)));
  // Drawn above the journey, the forces that lead on are still read after it.
  const above = area.form === 'narrow' ? null : drawRows(on);
  elements.push(...journey.draw(take(journeyHeight), journeyHeight), ...(above ?? drawRows(on)), ...drawRows(back));
  if (balance) elements.push(...balance.draw(height === null ? y : height - balance.height));
  const used = height ?? (balance ? y + balance.height : y - between);
  return { height: used + 2 * edge, elements: [{ kind: 'group', x: edge, y: edge, elements }] };

  function drawRows(lists: readonly SetForceRows[]): SceneElement[] {
    return lists.flatMap((rows) => rows.draw(take(rows.height + rows.spare * stretch), stretch));
  }

  function take(part: number): number {
    const top = y;
    y += part + between + rest / 3;
    return top;
  }
}
