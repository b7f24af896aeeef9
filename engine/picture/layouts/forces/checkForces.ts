import { entryFaults } from '#engine/picture/entries/entryFaults.ts';
import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { sectionFault } from '#engine/picture/layouts/readSection.ts';

import type { ForcesDescription } from './forcesContract.ts';
import { entryOf } from './readForces.ts';

/** Forces need four lists of objects that all have a text and a strength, and steps of a journey that can be read. */
export const checkForces: CheckLayout<ForcesDescription> = (forces, schema, say) => {
  const listFault = forces.each === undefined ? null : fieldFault(schema, forces.each, 'objects');
  if (listFault) return say('/each', listFault);
  const prefix = forces.each === undefined ? '' : `${forces.each}/*`;
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);

  const { about, outcome } = forces;
  for (const [key, field] of Object.entries({ about, outcome })) {
    if (field !== undefined) report(`/${key}`, fieldFault(schema, `${prefix}/${field}`, 'text'));
  }
  for (const [index, step] of forces.journey.entries()) {
    report(`/journey/${index}`, sectionFault(step, prefix, schema));
  }
  for (const key of ['push', 'pull', 'habit', 'worry'] as const) {
    for (const fault of entryFaults(schema, `${prefix}/${forces[key]}`, entryOf(forces))) say(`/${key}`, fault);
  }
  for (const [key, field] of Object.entries(forces.balance ?? {})) {
    report(`/balance/${key}`, fieldFault(schema, `${prefix}/${field}`, 'number'));
  }
};
