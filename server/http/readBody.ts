import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';

import { isDeeper } from '#engine/schema/isDeeper.ts';
import { isLarger } from '#engine/schema/isLarger.ts';
import type { Language } from '#engine/toolset/languages.ts';

import { ApplicationError } from '../errors/ApplicationError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { type MessageFacts, translate } from '../i18n/translate.ts';

// A document has up to ten levels, and is one level deep in the request.
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

/** Parses a JSON body: at most 1 MB, with limits on depth and number of values. */
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

/** A missing body counts as an empty object, so that the schema reports what is missing. */
function isEmpty({ headers }: Context): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function refuse(error: Error & { status?: number }) {
  if (error.status === 413) throw new ApplicationError('payload-too-large', { limit: '1 MB' });
  if (error.status === 415) throw new ApplicationError('unsupported-media-type');
  throw new ApplicationError('malformed-json', {}, { cause: error });
}
