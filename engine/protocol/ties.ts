import { z } from 'zod';

const claim = z.string().min(1).max(400).describe('The id of a claim, as the evidence tells it.');

export const claimPair = z.object({ claims: z.tuple([claim, claim]) });
export const untieRequest = z.object({ claim });

/** All claims that are the same as one, with it; of one that is tied to none, itself alone. */
export const tiedResponse = z.object({ claims: z.array(z.string()) });

export type ClaimPair = z.output<typeof claimPair>;
