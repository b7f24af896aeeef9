import Router from '@koa/router';
import type { Context, Middleware } from 'koa';

import type { Language } from '#engine/languages/languages.ts';
import { fileNameShape, idShape } from '#engine/protocol/id.ts';
import type { ProjectAction } from '#server/access/mayOnProject.ts';
import { requireProject, requireProjectOfGeneration } from '#server/access/requireProject.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import type { Services } from '#server/Services.ts';

import { authenticate } from './authenticate.ts';
import type { Route, RouteRequest } from './defineRoute.ts';
import { encodeAnswer } from './encodeAnswer.ts';
import { EncodedAnswer } from './EncodedAnswer.ts';
import { holdBody } from './holdBody.ts';
import { isUnchanged } from './isUnchanged.ts';
import { knownDevice } from './knownDevice.ts';
import { CallLimits } from './limits/CallLimits.ts';
import { clientNetwork } from './limits/clientNetwork.ts';
import { parseInput } from './parseInput.ts';
import { readBody } from './readBody.ts';
import { readLanguage } from './readLanguage.ts';
import { readQuery } from './readQuery.ts';
import { readRawBody } from './readRawBody.ts';
import { readTimeZone } from './readTimeZone.ts';
import { readUpload } from './readUpload.ts';

// Everything else in an address is an id.
const shapeOf = (name: string) => (name === 'fileName' ? fileNameShape : idShape);

type AnyRequest = RouteRequest<string, 'public' | 'signed-in', unknown, unknown, ProjectAction | undefined>;

/** All routes as one middleware, including the 404 of unknown API paths, which must not get the page. */
export function mountRoutes(routes: Route[], services: Services): Middleware {
  const router = new Router();
  for (const route of routes)
    router.register(route.path, [route.method], async (context: Context & { params?: unknown }) => {
      context.state['route'] = route.path;
      const limits = new CallLimits({
        limits: services.limits,
        declared: route.limits,
        client: clientNetwork(context),
        deviceOf: (email) => knownDevice(context, services, email),
      });
      const user = await admitCaller(route, context, services, limits);
      const answer = async () => {
        const request = await readRequest(route, context, services, { user, limits });
        const result = await route.handle(request as never, services);
        await limits.succeed();
        // Within the turn, since encoding megabytes is work for the person too.
        writeAnswer(route, context, result);
      };
      if (user && route.isLong) await services.turns.rest(user.id);
      await (user && !route.isLong ? services.turns.take(user.id, answer) : answer());
    });
  const dispatch = router.routes() as unknown as Middleware;
  return async (context, next) => {
    if (!/^\/(api|healthz|readyz|metrics)(\/|$)/.test(context.path)) return next();
    context.set('Cache-Control', 'no-store');
    await dispatch(context, async () => {
      const known = router.match(context.path, context.method).path;
      if (known.length === 0) throw new NotFoundError();
      context.set('Allow', [...new Set(known.flatMap(({ methods }) => methods)), 'OPTIONS'].join(', '));
      if (context.method !== 'OPTIONS') throw new ApplicationError('method-not-allowed');
      context.status = 204;
    });
  };
}

async function admitCaller(route: Route, context: Context, services: Services, limits: CallLimits) {
  await limits.takeOfClient();
  const user = route.access === 'signed-in' ? await authenticate(context, services) : null;
  if (route.access === 'signed-in' && !user) throw new UnauthorizedError();
  if (user && !user.termsAccepted && !route.beforeTerms) throw new BusinessError('terms-not-accepted');
  if (user) await limits.takeOfPerson(user.id);
  return user;
}

async function readRequest(
  route: Route,
  context: Context,
  services: Services,
  { user, limits }: { user: AnyRequest['user']; limits: CallLimits },
): Promise<AnyRequest> {
  const language = readLanguage(context);
  const timeZone = readTimeZone(context, user);
  const { params } = context as unknown as { params: Record<string, string> };
  // MySQL ignores trailing blanks when it compares ids.
  if (!Object.entries(params).every(([name, param]) => shapeOf(name).test(param))) throw new NotFoundError();
  // Nobody sends megabytes to a project that is not theirs.
  const early = isUpload(route, context) && user && (await askForProject(route, user, params, services));
  const query = route.query ? parseInput(route.query, readQuery(context), language) : undefined;
  holdBody(services.inFlight, route, context);
  const { file, sent } = await readSent(route, context, language);
  const body = route.body ? parseInput(route.body, sent, language) : undefined;
  await limits.takeOfBody(body);
  const admit = () => limits.takeOfWork();
  if (!route.idempotent) await admit();
  const project = early || (user && (await askForProject(route, user, params, services)));
  return {
    context,
    params: params as AnyRequest['params'],
    user,
    project,
    language,
    timeZone,
    query,
    body,
    file,
    admit,
  };
}

function isUpload({ upload }: Route, context: Context): boolean {
  return upload !== undefined && (!upload.orJson || Boolean(context.is('multipart/form-data')));
}

async function readSent(route: Route, context: Context, language: Language) {
  const { upload, body, rawKilobytes, jsonMegabytes } = route;
  if (upload && isUpload(route, context)) {
    const { file, fields } = await readUpload(context, upload, language);
    return { file, sent: fields };
  }
  if (rawKilobytes !== undefined) return { file: await readRawBody(context, rawKilobytes), sent: undefined };
  return { file: Buffer.alloc(0), sent: body ? await readBody(context, language, jsonMegabytes) : undefined };
}

async function askForProject(
  { path, project: action }: Route,
  person: { id: string },
  { id = '' }: Record<string, string>,
  { database: { connection } }: Services,
) {
  if (!action) return null;
  return path.startsWith('/api/generations/')
    ? requireProjectOfGeneration(connection, person, action, id)
    : requireProject(connection, person, action, id);
}

function writeAnswer(route: Route, context: Context, result: unknown) {
  const { status, schema, paged } = route.answer;
  if (schema && paged) {
    const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
    writeJson(context, JSON.stringify({ data: items, nextCursor }));
  } else if (schema && result instanceof EncodedAnswer) {
    context.state['encoded'] = result;
    writeJson(context, result.json);
  } else if (schema) writeJson(context, encodeAnswer(result));
  else if (status === 204) context.body = null;
  if (schema || status === 204) context.status = status;
  // 304 if the handler has set an ETag that the client already has.
  if (schema && context.response.get('etag') && isUnchanged(context)) context.status = 304;
}

// Encoded already: Koa would stringify an object twice, for its length and to send it.
function writeJson(context: Context, json: string | Buffer) {
  context.type = 'json';
  context.body = json;
}
