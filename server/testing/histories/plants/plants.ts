import type { Plant } from './Plant.ts';
import { plantsInComments } from './plantsInComments.ts';
import { plantsInDrafts } from './plantsInDrafts.ts';
import { plantsInPayments } from './plantsInPayments.ts';
import { plantsInSaves } from './plantsInSaves.ts';
import { plantsInTokens } from './plantsInTokens.ts';
import { plantsInUploads } from './plantsInUploads.ts';
import { plantsInVersions } from './plantsInVersions.ts';

/** Faults, one by one. Each breaks one promise and no other. */
export const plants: Plant[] = [
  ...plantsInSaves,
  ...plantsInDrafts,
  ...plantsInTokens,
  ...plantsInComments,
  ...plantsInVersions,
  ...plantsInUploads,
  ...plantsInPayments,
];
