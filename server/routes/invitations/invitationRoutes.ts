import { acceptedInvitationResponse, invitationResponse } from '#engine/protocol/member.ts';
import { readableEmail } from '#server/accounts/readableEmail.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { acceptInvitation } from '#server/members/acceptInvitation.ts';
import { openInvitation } from '#server/members/openInvitation.ts';

export const invitationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/invitations/:token',
    access: 'public',
    limits: ['public-reads'],
    summary: 'What a mailed link invites to, for whoever has it',
    answer: { status: 200, schema: invitationResponse },
    async handle({ params: { token } }, { database }) {
      const { projectName, ownerName, email, role, expiresAt } = await openInvitation(database.connection, token);
      return { projectName, ownerName, email: readableEmail(email), role, expiresAt };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/invitations/:token',
    access: 'signed-in',
    limits: ['creations'],
    summary: 'Joins the project, with an account of the address that was invited',
    answer: { status: 200, schema: acceptedInvitationResponse },
    async handle({ user, params: { token } }, services) {
      const projectId = await services.database.transaction(async (transaction) =>
        acceptInvitation(transaction, { userId: user.id, invitation: await openInvitation(transaction, token) }),
      );
      announce(services, user, projectId, { name: 'members', data: {} });
      return { projectId };
    },
  }),
];
