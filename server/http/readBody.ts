import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';

import { isDeeper } from '#engine/schema/isDeeper.ts';
import { isLarger } from '#engine/schema/isLarger.ts';
import type { Language } from '#engine/toolset/languages.ts';

import { ApplicationError } from '../errors/ApplicationError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { type MessageFacts, translate } from '../i18n/translate.ts';

// A document may be ten levels deep, and a request carries it one level down.
const maxDepth = 11;
// Three times what the largest of our documents can hold. Each value is visited several times, on the event loop.
const mostValues = 20_000;

const parse = bodyParser({
  enableTypes: ['json'],
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  jsonLimit: '1mb',
  jsonStrict: true,
  onError: refuse,
});

/** The JSON body of a request, at most 1 MB, and neither nested nor split up beyond reason. */
export async function readBody(context: Context, language: Language): Promise<unknown> {
  if (isEmpty(context)) return {};
  if (!context.is('json')) throw new ApplicationError('unsupported-media-type');
  await parse(context, async () => {});
  const { body } = context.request as { body?: unknown };
  if (isDeeper(body, maxDepth)) refuseWhole('too-deep', {}, language);
  if (isLarger(body, mostValues)) refuseWhole('too-many-items', { limit: mostValues }, language);
  return body;
}

function refuseWhole(key: 'too-deep' | 'too-many-items', facts: MessageFacts, language: Language): never {
  throw new InvalidRequestError([{ path: '', key, message: translate(language, `fields.${key}`, facts) }]);
}

/** No body at all is the same as one without fields: what is missing is told by the request's own shape. */
function isEmpty({ headers }: Context): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function refuse(error: Error & { status?: number }) {
  if (error.status === 413) throw new ApplicationError('payload-too-large', { limit: '1 MB' });
  if (error.status === 415) throw new ApplicationError('unsupported-media-type');
  throw new ApplicationError('malformed-json', {}, { cause: error });
}
