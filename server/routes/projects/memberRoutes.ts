import { changeMemberRequest, inviteRequest, memberResponse, offerRequest } from '#engine/protocol/member.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { projectResponse } from '#engine/protocol/project.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { listMembers } from '#server/database/repositories/projectMembers.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { announce } from '#server/live/announce.ts';
import type { Mail } from '#server/mail/Mailer.ts';
import { changeMember } from '#server/members/changeMember.ts';
import { inviteMember } from '#server/members/inviteMember.ts';
import { endOffer, offerProject } from '#server/members/offerProject.ts';
import { presentMember } from '#server/members/presentMember.ts';
import { removeMember } from '#server/members/removeMember.ts';
import { takeOver } from '#server/members/takeOver.ts';
import { presentProject } from '#server/projects/presentProjects.ts';

export const memberRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/members',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'Who besides the owner may open a project; its owner sees also who is invited',
    query: pageQuery,
    answer: { status: 200, schema: memberResponse, paged: true },
    async handle({ project, query }, { database }) {
      const members = await listMembers(database.connection, project.id);
      const seen = members.filter(({ userId }) => userId !== null || project.role === 'owner');
      return pageOf(seen.map(presentMember), query);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/members',
    access: 'signed-in',
    project: 'share',
    limits: ['invitations', 'invitation-mails'],
    summary: 'Makes somebody a member, or mails an invitation to an address without an account; again: another mail',
    body: inviteRequest,
    idempotent: true,
    answer: { status: 201, schema: memberResponse },
    async handle(request, services) {
      const { user, params, body, language } = request;
      let mail: Mail | undefined;
      const member = await answerOnce(services.database, request, async (transaction) => {
        const invite = { ...body, inviterId: user.id, projectId: params.id, language };
        const invited = await inviteMember(transaction, services, invite);
        mail = invited.mail;
        return invited.member;
      });
      if (mail) services.mailer.post(mail, user.id);
      announce(services, user, params.id, { name: 'members', data: {} });
      return member;
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/members/:member',
    access: 'signed-in',
    project: 'share',
    limits: { none: 'writes one row' },
    summary: 'Gives a member another role',
    body: changeMemberRequest,
    answer: { status: 200, schema: memberResponse },
    async handle({ user, params, body }, services) {
      const change = { personId: user.id, projectId: params.id, memberId: params.member, role: body.role };
      const { member, tellStopped } = await services.database.transaction((transaction) =>
        changeMember(transaction, services, change),
      );
      tellStopped();
      announce(services, user, params.id, { name: 'members', data: {} });
      return member;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/members/:member',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'deletes one row' },
    summary: 'Removes a member or withdraws an invitation; members remove themselves to leave',
    answer: { status: 204 },
    async handle({ user, params }, services) {
      const removal = { personId: user.id, projectId: params.id, memberId: params.member };
      const tellStopped = await services.database.transaction((transaction) =>
        removeMember(transaction, services, removal),
      );
      tellStopped();
      announce(services, user, params.id, { name: 'members', data: {} });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/owner',
    access: 'signed-in',
    project: 'share',
    limits: ['invitations'],
    summary:
      'Offers the project to a member, who is asked by mail, at most once a day, and pays once they take it over',
    body: offerRequest,
    answer: { status: 200, schema: memberResponse },
    async handle({ user, params: { id }, body }, services) {
      const { member, mail } = await services.database.transaction((transaction) =>
        offerProject(transaction, services, { ownerId: user.id, projectId: id, memberId: body.member }),
      );
      if (mail) services.mailer.post(mail, user.id);
      announce(services, user, id, { name: 'members', data: {} });
      return member;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/owner',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'writes one row' },
    summary: 'Ends the offer of a project: its owner withdraws it, or the member declines',
    answer: { status: 204 },
    async handle({ user, params: { id } }, services) {
      await services.database.transaction((transaction) => endOffer(transaction, user.id, id));
      announce(services, user, id, { name: 'members', data: {} });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/owner/acceptance',
    access: 'signed-in',
    project: 'read',
    limits: ['creations'],
    summary: 'Takes over a project that is offered; the former owner stays as an editor',
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id } }, services) {
      const { database, mailer } = services;
      const mail = await database.transaction((transaction) =>
        takeOver(transaction, services, { personId: user.id, projectId: id }),
      );
      mailer.post(mail, user.id);
      announce(services, user, id, { name: 'members', data: {} });
      const project = await requireProject(database.connection, user, 'read', id);
      return presentProject(database.connection, services, project);
    },
  }),
];
