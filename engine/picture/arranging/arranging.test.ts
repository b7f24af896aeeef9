import { expect, it } from 'vitest';

import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';

import { branchesOf } from './branchesOf.ts';
import { findDrop } from './findDrop.ts';
import { listsTaking } from './listsTaking.ts';
import { neighbourList } from './neighbourList.ts';
import { placeAdds } from './placeAdds.ts';
import type { ShownList } from './ShownList.ts';

const canvas = readDefinition('lean-canvas');

function listAt(pointer: string, x: number, items: number, more: Partial<ShownList> = {}): ShownList {
  const height = 20 + items * 30;
  return {
    pointer,
    place: { x: x + 10, y: 10, width: 80, height },
    ground: { x, y: 0, width: 100, height: 300 },
    heading: { x: x + 10, y: 10, width: 60, height: 16 },
    isScattered: false,
    most: 12,
    items: Array.from({ length: items }, (_, index) => ({
      pointer: `${pointer}/${index}`,
      index,
      place: { x: x + 10, y: 30 + index * 30, width: 80, height: 24 },
    })),
    ...more,
  };
}

const left = listAt('/left', 0, 3);
const right = listAt('/right', 110, 0);

it('an item goes where it loses nothing', () => {
  const content = { problem: [{ text: 'Late' }, { text: 'Dear', evidence: [{ source: 'a/b', quote: 'Yes' }] }] };
  expect(listsTaking(canvas, content, '/problem/0')).toContain('/solution');
  // Solutions have no evidence.
  expect(listsTaking(canvas, content, '/problem/1')).not.toContain('/solution');
  expect(listsTaking(canvas, content, '/problem/1')).toContain('/channels');
  expect(listsTaking(canvas, content, '/problem/0')).not.toContain('/openQuestions');
});

it('an item of one owner does not go to another', () => {
  const jobs = readDefinition('jobs-to-be-done');
  const targets = listsTaking(jobs, readExample('jobs-to-be-done', 'en'), '/canvases/1/jobs/0');
  expect(targets).toContain('/canvases/1/functional');
  expect(targets.every((list) => list.startsWith('/canvases/1/'))).toBe(true);
});

it('what is let go stands before or behind the item that it is over, and nowhere beyond all lists', () => {
  const drop = (x: number, y: number) => {
    const found = findDrop([left, right], { x, y });
    return found && [found.list, found.index];
  };
  expect(drop(50, 32)).toEqual(['/left', 0]);
  expect(drop(50, 52)).toEqual(['/left', 1]);
  expect(drop(50, 280)).toEqual(['/left', 3]);
  expect(drop(160, 200)).toEqual(['/right', 0]);
  expect(drop(600, 100)).toBeNull();
});

it('lists have neighbours on both sides, or in their order where they lie in one column', () => {
  expect(neighbourList([left, right], '/left', 'right')?.pointer).toBe('/right');
  expect(neighbourList([left, right], '/left', 'left')).toBeUndefined();
  const below = { ...right, ground: { x: 0, y: 310, width: 100, height: 80 } };
  expect(neighbourList([left, below], '/left', 'right')?.pointer).toBe('/right');
});

it('each list has a place for adding: below its items, on the edge of a full ground, or none of its own', () => {
  const full = listAt('/full', 220, 3, { ground: { x: 220, y: 0, width: 100, height: 118 } });
  const scattered = listAt('/dots', 330, 3, { isScattered: true });
  const at = placeAdds([left, full, scattered], { width: 500 }).map((place) => place.at);
  expect(at[0]?.y).toBeGreaterThan(110);
  expect(at[1]).toEqual({ x: 294, y: 118 });
  expect(at[2]).toBeNull();
});

it('what hangs on one item of a tree may hang on another, with all that hangs on it', () => {
  const tree = readDefinition('opportunity-tree');
  const content = readExample('opportunity-tree', 'en');
  const solutions = [0, 1, 2, 3].map((index) => `/opportunities/${index}/solutions`);
  expect(branchesOf(tree, content, '/opportunities/0/solutions')).toEqual(solutions);
  expect(branchesOf(tree, content, '/opportunities/0/solutions/1/tests')).toHaveLength(5);
  expect(branchesOf(tree, content, '/opportunities')).toEqual(['/opportunities']);
  expect(branchesOf(canvas, {}, '/problem')).toEqual([]);
});
