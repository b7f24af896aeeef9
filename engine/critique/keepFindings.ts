import type { CritiqueFinding, KeptFinding } from './CritiqueFinding.ts';
import { isWithinPlaces, saysTheSame } from './samePlaces.ts';

/** Of what the team has said of findings that no later reading has found again. */
const mostKept = 40;

/**
 * What a project keeps after a reading: its findings, the same of an earlier one under its id and with what the team
 * has said of it, as long as the same words contradict each other; and what the team has said of all others. Open
 * findings that were not found again are gone.
 */
export function keepFindings(
  earlier: readonly KeptFinding[],
  found: readonly CritiqueFinding[],
  createId: () => string,
): KeptFinding[] {
  const again = new Set<KeptFinding>();
  const current = found.map((finding): KeptFinding => {
    const known = earlier.find(
      (each) =>
        !again.has(each) && isWithinPlaces(each.places, finding.places) && isWithinPlaces(finding.places, each.places),
    );
    if (!known) return { ...finding, id: createId(), status: 'open' };
    again.add(known);
    const status = saysTheSame(finding.places, known.places) ? known.status : 'open';
    return { ...finding, id: known.id, status };
  });
  const said = earlier.filter((each) => !again.has(each) && each.status !== 'open');
  return [...current, ...said.slice(0, mostKept)];
}
