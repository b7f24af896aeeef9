import {
  acceptedInvitationResponse,
  waitingInvitationResponse,
  waitingOfferResponse,
} from '#engine/protocol/member.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { listOffersTo } from '#server/database/repositories/projectMembers.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { announce } from '#server/live/announce.ts';
import { acceptInvitation } from '#server/members/acceptInvitation.ts';
import {
  declineInvitation,
  listWaitingInvitations,
  requireWaitingInvitation,
} from '#server/members/waitingInvitations.ts';

export const waitingInvitationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user/invitations',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'Invitations to the address of the account that nobody has accepted yet, newest first',
    query: pageQuery,
    answer: { status: 200, schema: waitingInvitationResponse, paged: true },
    async handle({ user, query }, { database }) {
      const waiting = await listWaitingInvitations(database.connection, user.id);
      const told = waiting.map(({ id, projectName, ownerName, role, expiresAt }) => ({
        id,
        projectName,
        ownerName,
        role,
        expiresAt,
      }));
      return pageOf(told, query);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/invitations/:id',
    access: 'signed-in',
    limits: ['creations'],
    summary: 'Joins the project, without the mailed link',
    answer: { status: 200, schema: acceptedInvitationResponse },
    async handle({ user, params: { id } }, services) {
      const projectId = await services.database.transaction(async (transaction) => {
        const invitation = await requireWaitingInvitation(transaction, user.id, id);
        return acceptInvitation(transaction, { userId: user.id, invitation });
      });
      announce(services, user, projectId, { name: 'members', data: {} });
      return { projectId };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/user/invitations/:id',
    access: 'signed-in',
    limits: { none: 'deletes one row' },
    summary: 'Declines an invitation, whose mailed link then holds no more',
    answer: { status: 204 },
    async handle({ user, params: { id } }, { database }) {
      await database.transaction(async (transaction) =>
        declineInvitation(transaction, await requireWaitingInvitation(transaction, user.id, id)),
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/user/offers',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'Projects that their owners would like to hand over to the person, latest first',
    query: pageQuery,
    answer: { status: 200, schema: waitingOfferResponse, paged: true },
    async handle({ user, query }, { database }) {
      return pageOf(await listOffersTo(database.connection, user.id), query);
    },
  }),
];
