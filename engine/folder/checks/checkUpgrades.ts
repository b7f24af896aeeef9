import type { Toolset } from '#engine/contract/Toolset.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { compareVersions } from '#engine/upgrade/compareVersions.ts';
import { upgradePointer } from '#engine/upgrade/upgradePointer.ts';
import type { UpgradeStep } from '#engine/upgrade/upgradesContract.ts';

import type { Report } from './Report.ts';

/** Upgrades stand in order, none is for a version to come, and what they carry over arrives at fields of the schema. */
export function checkUpgrades({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const { upgrades, version } = manifest;
  const all = upgrades.flatMap(({ steps }) => steps);
  let done = 0;
  upgrades.forEach(({ to, steps }, index) => {
    const say = (place: string, message: string) => report('toolset.json', `/upgrades/${index}${place}`, message);
    const before = upgrades[index - 1]?.to;
    if (compareVersions(to, version) > 0) say('/to', `${to} is after the folder's own version, ${version}`);
    if (before !== undefined && compareVersions(before, to) >= 0) say('/to', `must be after ${before}`);
    steps.forEach((step, at) => {
      done += 1;
      const message = stepFault(step) ?? arrivalFault(step, all.slice(done), (field) => schemaAt(schema, field));
      if (message) say(`/steps/${at}`, message);
    });
  });
}

function stepFault(step: UpgradeStep): string | null {
  if (step.step === 'wrap' || step.step === 'replace') return null;
  if (step.field.endsWith('*')) return `"${step.field}" is an item; only its fields can be moved, removed or set`;
  return step.step === 'move' && listsOf(step.field) !== listsOf(step.to)
    ? `"${step.to}" must be in the same items as "${step.field}"`
    : null;
}

/** The way to the items of the innermost list. */
const listsOf = (pattern: string) => pattern.slice(0, pattern.lastIndexOf('*') + 1);

function arrivalFault(step: UpgradeStep, later: UpgradeStep[], find: (field: string) => unknown): string | null {
  if (step.step === 'remove') return null;
  const place = { move: 'to' in step ? step.to : '', wrap: 'as' in step ? `${step.field}/${step.as}` : '' };
  const arrival = upgradePointer(step.step === 'move' || step.step === 'wrap' ? place[step.step] : step.field, later);
  return arrival === null || find(arrival) ? null : `"${arrival}" is not a field of the schema`;
}
