import { createHash } from 'node:crypto';

import { sourceChange, sourceRequest, sourceResponse, sourceSummary } from '#engine/protocol/source.ts';
import { withdrawalQuery, withdrawalResponse } from '#engine/protocol/withdrawal.ts';
import { mostSourceMegabytes } from '#engine/sources/sourceRules.ts';
import { listSources } from '#server/database/repositories/sources.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { translate } from '#server/i18n/translate.ts';
import { announce } from '#server/live/announce.ts';
import { addSource } from '#server/sources/addSource.ts';
import { changeSource } from '#server/sources/changeSource.ts';
import { foreseeWithdrawal } from '#server/sources/foreseeWithdrawal.ts';
import { presentSource } from '#server/sources/presentSource.ts';
import { removeSource } from '#server/sources/removeSource.ts';
import { requireSource } from '#server/sources/requireSource.ts';
import { settleText } from '#server/sources/settleText.ts';
import { withdrawPerson } from '#server/sources/withdrawPerson.ts';

export const sourceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/sources',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'The sources of a project without their texts, the latest first',
    answer: { status: 200, schema: sourceSummary.array() },
    async handle({ project }, { database: { connection } }) {
      return listSources(connection, project.id);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/sources',
    access: 'signed-in',
    project: 'edit',
    limits: ['uploads'],
    summary: 'Adds what people said, saw or wrote: as text, or as a .txt, .md, .vtt, .srt, .docx or .pdf file',
    upload: { field: 'file', megabytes: mostSourceMegabytes, orJson: true },
    jsonMegabytes: 2,
    body: sourceRequest,
    idempotent: true,
    isLong: true,
    answer: { status: 201, schema: sourceResponse },
    async handle({ context, user, project, file, body, language, admit }, services) {
      if (file.length === 0 && body.text === undefined) {
        const message = translate(language, 'fields.required');
        throw new InvalidRequestError([{ path: '/text', key: 'required', message }]);
      }
      const isFile = context.is('multipart/form-data') !== false;
      const text = isFile ? await services.sourceReader.read(user.id, file) : settleText(body.text!);
      const asked = { ...body, ...(isFile && { file: createHash('sha256').update(file).digest('hex') }) };
      // What is kept for repetitions has no word of it.
      const { id } = await answerOnce(services.database, { context, user, body: asked, admit }, (transaction) =>
        addSource(transaction, { ...body, text, userId: user.id, projectId: project.id }),
      );
      announce(services, user, project.id, { name: 'sources', data: {} });
      return presentSource(await requireSource(services.database.connection, project.id, id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/sources/:source',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'A source with its text and where each line of it stands',
    answer: { status: 200, schema: sourceResponse },
    async handle({ project, params }, { database: { connection } }) {
      return presentSource(await requireSource(connection, project.id, params.source));
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/sources/:source',
    access: 'signed-in',
    project: 'edit',
    limits: ['uploads'],
    summary: 'Changes what is said about a source, and how its speakers are called; the words stay',
    body: sourceChange,
    answer: { status: 200, schema: sourceResponse },
    async handle({ user, params, body: change, language }, services) {
      const { id: projectId, source: sourceId } = params;
      const source = await services.database.transaction((transaction) =>
        changeSource(transaction, { userId: user.id, projectId, sourceId, change, language }),
      );
      announce(services, user, projectId, { name: 'sources', data: {} });
      return source;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/sources/:source/withdrawal',
    access: 'signed-in',
    project: 'withdraw',
    limits: ['lists'],
    summary: 'What would be lost if a source were deleted, or the words of one speaker withdrawn; changes nothing',
    query: withdrawalQuery,
    answer: { status: 200, schema: withdrawalResponse },
    async handle({ project, params, query: { person } }, services) {
      return foreseeWithdrawal(services, { projectId: project.id, sourceId: params.source, person });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/sources/:source',
    access: 'signed-in',
    project: 'withdraw',
    limits: ['uploads'],
    summary: 'Deletes a source for good, and every quote of it in contents, drafts, versions and decisions',
    answer: { status: 204 },
    async handle({ user, params: { id: projectId, source: sourceId } }, services) {
      const withdrawal = await services.database.transaction((transaction) =>
        removeSource(transaction, { userId: user.id, projectId, sourceId }),
      );
      await services.deletions.list(withdrawal);
      announce(services, user, projectId, { name: 'sources', data: {} });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/sources/:source/people/:person',
    access: 'signed-in',
    project: 'withdraw',
    limits: ['uploads'],
    summary: 'Takes the words of one speaker out of a source for good, and out of all that quotes them',
    answer: { status: 200, schema: sourceResponse },
    async handle({ user, params: { id: projectId, source: sourceId, person } }, services) {
      const { source, withdrawal } = await services.database.transaction((transaction) =>
        withdrawPerson(transaction, { userId: user.id, projectId, sourceId, person }),
      );
      await services.deletions.list(withdrawal);
      announce(services, user, projectId, { name: 'sources', data: {} });
      return source;
    },
  }),
];
