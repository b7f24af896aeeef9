import type { EntryDescription } from '#engine/picture/entries/entryContract.ts';
import { readEntries } from '#engine/picture/entries/readEntries.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';

import type { Forces, ForceList, Total } from './Forces.ts';
import type { ForcesDescription } from './forcesContract.ts';
import { forcesLegend } from './forcesLegend.ts';

const stages: readonly Accent[] = ['accent-2', 'accent-1', 'accent-4'];

/** Reads the forces of the item at a pointer; the document's is "". */
export function readForces(described: ForcesDescription, item: string, source: PictureSource): Forces {
  const { about, outcome, journey, balance } = described;
  const entry = entryOf(described);
  const forces = {
    about: about === undefined ? '' : source.textAt(`${item}/${about}`),
    outcome: outcome === undefined ? null : readSection({ field: outcome }, item, source),
    journey: journey.map((step, index) => {
      const role = stages[Math.floor((index * stages.length) / journey.length)] ?? 'accent-1';
      return readSection({ role, ...step }, item, source);
    }),
    push: listOf(described.push, 'on'),
    pull: listOf(described.pull, 'on'),
    habit: listOf(described.habit, 'back'),
    worry: listOf(described.worry, 'back'),
    balance: balance ? readBalance(balance) : null,
  };
  return { ...forces, legend: forcesLegend(described.force, forces, source) };

  function listOf(field: string, direction: ForceList['direction']): ForceList {
    const pointer = `${item}/${field}`;
    return { pointer, title: source.nameOf(pointer), entries: readEntries(source, pointer, entry), direction };
  }

  function readBalance({ on, back }: NonNullable<ForcesDescription['balance']>): Forces['balance'] {
    const [led, held] = [source.numberAt(`${item}/${on}`), source.numberAt(`${item}/${back}`)];
    if (led === undefined || held === undefined) return null;
    const larger = Math.max(led, held);
    return { on: totalAt(on, led, larger), back: totalAt(back, held, larger) };
  }

  function totalAt(field: string, value: number, larger: number): Total {
    const pointer = `${item}/${field}`;
    return {
      pointer,
      title: source.nameOf(pointer),
      text: source.textAt(pointer),
      share: larger > 0 ? Math.max(0, value) / larger : 0,
    };
  }
}

/** How an item of a list of forces becomes an entry. */
export function entryOf({ force: { title, strength, assumed } }: ForcesDescription): EntryDescription {
  const sign = assumed && { property: assumed.field, signs: { [assumed.value]: 'assumed' as const } };
  return { title, score: strength, ...(sign && { sign }) };
}
