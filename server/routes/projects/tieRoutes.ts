import { claimPair, tiedResponse, untieRequest } from '#engine/protocol/ties.ts';
import { allowPair, dismissPair, tieClaims, untieClaim } from '#engine/ties/changeTies.ts';
import { defineRoute, type SignedInUser } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { changeTies, type TieChange, withTwins } from '#server/projects/changeTies.ts';
import type { Services } from '#server/Services.ts';

const shared = {
  access: 'signed-in',
  project: 'edit',
  limits: { none: 'writes a row of bounded length' },
} as const;
const ties = { ...shared, path: '/api/projects/:id/evidence/ties' } as const;
const dismissals = { ...shared, path: '/api/projects/:id/evidence/dismissals', body: claimPair } as const;

export const tieRoutes = [
  defineRoute({
    ...ties,
    method: 'POST',
    body: claimPair,
    summary: 'Ties two claims that are the same: what one rests on counts for the other',
    answer: { status: 200, schema: tiedResponse },
    async handle({ user, params: { id: projectId }, body: { claims } }, services) {
      const at = new Date().toISOString();
      const tied = await changed(services, user, {
        projectId,
        claims,
        change: (known) => tieClaims(known, claims, at),
      });
      return { claims: withTwins(tied, claims[0]) };
    },
  }),
  defineRoute({
    ...ties,
    method: 'DELETE',
    body: untieRequest,
    summary: 'Takes a claim out of those that it is tied to, which stay tied; it may be gone already',
    answer: { status: 204 },
    async handle({ user, params: { id: projectId }, body: { claim } }, services) {
      await changed(services, user, { projectId, claims: [], change: (known) => untieClaim(known, claim) });
    },
  }),
  defineRoute({
    ...dismissals,
    method: 'POST',
    summary: 'Says that two claims are not the same: they are not proposed again',
    answer: { status: 204 },
    async handle({ user, params: { id: projectId }, body: { claims } }, services) {
      await changed(services, user, { projectId, claims, change: (known) => dismissPair(known, claims) });
    },
  }),
  defineRoute({
    ...dismissals,
    method: 'DELETE',
    summary: 'Takes that back: they may be proposed again',
    answer: { status: 204 },
    async handle({ user, params: { id: projectId }, body: { claims } }, services) {
      await changed(services, user, { projectId, claims: [], change: (known) => allowPair(known, claims) });
    },
  }),
];

async function changed(services: Services, user: SignedInUser, change: Omit<TieChange, 'userId'>) {
  const known = await changeTies(services, { userId: user.id, ...change });
  announce(services, user, change.projectId, { name: 'ties', data: {} });
  return known;
}
