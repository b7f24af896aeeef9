import type { CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Finding } from './Finding.ts';

type GoalWithoutTest = Extract<CriticDeclaration, { rule: 'goal-without-test' }>;

/** The goals of another toolset that nothing in a list is bound to; none while nothing is tested at all. */
export function findGoals(
  { goal, goals: { toolset, field } }: GoalWithoutTest,
  list: unknown,
  others: Readonly<Record<string, ToolsetDocument>>,
): Finding[] {
  if (!Array.isArray(list) || list.length === 0) return [];
  const tested = new Set(list.map((item: unknown) => getAt(item, `/${goal}`)));
  const document = others[toolset];
  const untested = expandPattern(document, field).flatMap((pointer) => {
    const [name, id] = [getAt(document, pointer), getAt(document, `${pointer.slice(0, pointer.lastIndexOf('/'))}/id`)];
    return typeof name === 'string' && name.trim() !== '' && !tested.has(id) ? [name.trim()] : [];
  });
  return untested.length > 0 ? [{ at: '', words: untested.join(' · ') }] : [];
}
