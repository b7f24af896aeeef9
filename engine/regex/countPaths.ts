import type { Automaton } from './Automaton.ts';

/** A way through an automaton. */
interface Path {
  state: number;
  /** Whether it may be closed in truth: it went through a condition. */
  isDoubtful: boolean;
}

// An expression that a person wrote takes some thousands in all. This ends after a tenth of a second at most.
const mostSteps = 100_000;

/**
 * The greatest number of ways that are open at once, over all texts: as what the same letters can be read. Infinity as
 * soon as there are more than `most`.
 *
 * Ways are followed side by side in the order in which an engine tries them. One that reaches the end for sure closes
 * those behind it, which the engine would never take.
 */
export function countPaths(automaton: Automaton, most: number): number {
  const { states, kinds, start } = automaton;
  let steps = 0;
  const first = arrive([{ state: start, isDoubtful: false }], true);
  const waiting = [first];
  const seen = new Set([nameOf(first)]);
  let greatest = first.length;
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    for (let kind = 0; kind < kinds; kind += 1) {
      const next = arrive(read(set, kind), false);
      greatest = Math.max(greatest, next.length);
      const name = nameOf(next);
      if (greatest > most || steps > mostSteps) return Infinity;
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(next);
    }
  }
  return steps > mostSteps ? Infinity : greatest;

  function read(paths: readonly Path[], kind: number): Path[] {
    return paths.flatMap(({ state, isDoubtful }) => {
      const at = states[state]!;
      return at.type === 'letter' && at.kinds.has(kind) ? [{ state: at.next, isDoubtful }] : [];
    });
  }

  /** Where ways lead without a further letter: each waits for one. */
  function arrive(paths: readonly Path[], isBeginning: boolean): Path[] {
    const found: Path[] = [];
    if (paths.some((path) => follow(path, []))) {
      // Whoever looks for all matches begins anew behind this one, while an engine still tries to make it longer.
      if (found.length > 0) follow({ state: start, isDoubtful: false }, []);
    }
    return found;

    /** Whether it has reached the end for sure. */
    function follow({ state, isDoubtful }: Path, around: readonly number[]): boolean {
      steps += 1;
      // A repetition may go round once without a letter where the one around it begins anew.
      if (steps > mostSteps || around.indexOf(state) !== around.lastIndexOf(state)) return false;
      const at = states[state]!;
      switch (at.type) {
        case 'letter':
          found.push({ state, isDoubtful });
          return false;
        case 'choice':
          return at.next.some((next) => follow({ state: next, isDoubtful }, [...around, state]));
        case 'condition':
          return follow({ state: at.next, isDoubtful: true }, around);
        case 'beginning':
          return isBeginning && follow({ state: at.next, isDoubtful }, around);
        case 'end':
          return !isDoubtful;
      }
    }
  }
}

function nameOf(paths: readonly Path[]): string {
  return paths.map(({ state, isDoubtful }) => `${state}${isDoubtful ? '?' : ''}`).join();
}
