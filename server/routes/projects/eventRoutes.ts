import { randomUUID } from 'node:crypto';

import type { Context } from 'koa';

import { presenceRequest } from '#engine/protocol/projectEvents.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { findTiesDigest } from '#server/database/repositories/claimTies.ts';
import { countDecisions } from '#server/database/repositories/decisions.ts';
import { readAnswersMark } from '#server/database/repositories/projectAnswers.ts';
import { readCritiqueMark } from '#server/database/repositories/projectCritiques.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findRoundNumber } from '#server/database/repositories/rounds.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { defineRoute, type SignedInUser } from '#server/http/defineRoute.ts';
import { openEventStream } from '#server/http/openEventStream.ts';
import { ProjectWatch } from '#server/live/ProjectWatch.ts';
import { seatName } from '#server/live/seatName.ts';
import type { Services } from '#server/Services.ts';

export const eventRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/events',
    access: 'signed-in',
    project: 'read',
    limits: ['streams'],
    summary:
      'Server-Sent Events of a project: sync, presence, saved, draft, locks, confirmed, questions, ties, critique, decisions, sources, rounds, project, mode, path, depth, members, comment, ended. Begins with how it stands.',
    isLong: true,
    answer: { status: 200, type: 'text/event-stream' },
    async handle({ context, user, project }, services) {
      const { streams, projectBus, presence, database } = services;
      const streamId = randomUUID();
      const report = (error: unknown) => void context.app.emit('error', error, context);
      const stream = await openEventStream(context, { streams, userId: user.id, mayStillRead });
      const watch = new ProjectWatch(project, {
        streamId,
        seatName: seatName(user.id, streamId),
        seat: { userId: user.id, name: user.fullName, toolset: null, isSaid: false },
        presence,
        announcePresence: () => projectBus.announce(project.id, { name: 'presence' }),
        readProject: () => readProject(services, user, project.id),
        readRevisions: async () => {
          const states = await findProjectToolsetStates(database.connection, project.id);
          return new Map([...states].map(([toolset, { revision }]) => [toolset, revision]));
        },
        readAnswers: () => readAnswersMark(database.connection, project.id),
        readTies: () => findTiesDigest(database.connection, project.id),
        readCritique: () => readCritiqueMark(database.connection, project.id),
        readDecisions: async () => String(await countDecisions(database.connection, project.id)),
        readRounds: async () => String(await findRoundNumber(database.connection, project.id)),
        send: stream.send,
      });

      async function mayStillRead(): Promise<boolean> {
        const reason = await reasonToEnd(context, services, watch);
        if (reason) {
          stream.send({ name: 'ended', data: { reason } });
          stream.end();
          return false;
        }
        // The next time makes up for what could not be told.
        await watch
          .tellPresence()
          .then(() => watch.keepSeat())
          .catch(() => undefined);
        return true;
      }

      const listening = projectBus
        .listen(project.id, (announcement) => {
          if (announcement.name === 'presence') return void watch.tellPresence().catch(() => undefined);
          watch.hear(announcement);
          if (announcement.name === 'members') mayStillRead().catch(() => undefined);
        })
        .catch(() => null);
      void listening.then(() => watch.begin()).catch(report);
      const leave = () => {
        void listening.then((unsubscribe) => unsubscribe?.());
        void watch.leave();
        stream.end();
      };
      if (stream.signal.aborted) leave();
      else stream.signal.addEventListener('abort', leave, { once: true });
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/presence',
    access: 'signed-in',
    project: 'read',
    limits: ['presence'],
    summary: 'Says which toolset a person has open, every ten seconds; whoever stops saying it is gone soon after',
    body: presenceRequest,
    answer: { status: 204 },
    async handle({ user, project: { id }, body: { stream, toolset } }, services) {
      const { presence, projectBus, toolsets } = services;
      if (toolset !== null) toolsets.get(toolset);
      const seat = { userId: user.id, name: user.fullName, toolset, isSaid: true };
      const isNews = await presence.take(id, seatName(user.id, stream), seat).catch(() => false);
      if (isNews) projectBus.announce(id, { name: 'presence' });
    },
  }),
];

async function reasonToEnd(context: Context, services: Services, watch: ProjectWatch) {
  if (!(await authenticate(context, services))) return 'signed-out';
  return (await watch.compare()) ? null : 'no-access';
}

async function readProject(
  { database }: Services,
  user: Pick<SignedInUser, 'id'>,
  id: string,
): Promise<ProjectOfPerson | null> {
  try {
    return await requireProject(database.connection, user, 'read', id);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
