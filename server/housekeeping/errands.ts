import { checkLedger } from '#server/billing/checkLedger.ts';
import { checkPayments } from '#server/billing/checkPayments.ts';
import { deleteUnusedImages } from '#server/images/deleteUnusedImages.ts';
import { noteChangedSizes } from '#server/projects/noteChangedSizes.ts';

import type { Errand } from './Errand.ts';

/** Everything else that is looked after, in this order. */
export const errands: readonly Errand[] = [
  { name: 'deletions', run: ({ deletions }) => deletions.catchUp() },
  { name: 'sizes of projects', run: ({ database }) => noteChangedSizes(database) },
  { name: 'unused images', run: (household) => deleteUnusedImages(household) },
  { name: 'ledger', run: checkLedger },
  { name: 'payments', run: checkPayments },
];
