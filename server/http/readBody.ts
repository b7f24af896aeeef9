import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';

import type { Language } from '#engine/languages/languages.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';

import { mostDocumentLevels, mostDocumentValues } from './jsonBounds.ts';
import { refuseUnwieldy } from './refuseUnwieldy.ts';

// A document is one level deep in the request.
const bounds = { levels: mostDocumentLevels + 1, values: mostDocumentValues };

const parserOf = (megabytes: number) =>
  bodyParser({
    enableTypes: ['json'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: `${megabytes}mb`,
    jsonStrict: true,
    onError: (error) => refuse(error, megabytes),
  });

/** Parses a JSON body of at most so many megabytes, with limits on depth and number of values. */
export async function readBody(context: Context, language: Language, megabytes = 1): Promise<unknown> {
  if (isEmpty(context)) return {};
  if (!context.is('json')) throw new ApplicationError('unsupported-media-type');
  await parserOf(megabytes)(context, async () => {});
  const { body } = context.request as { body?: unknown };
  refuseUnwieldy(body, bounds, language);
  return body;
}

/** A missing body counts as an empty object, so that the schema reports what is missing. */
function isEmpty({ headers }: Context): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function refuse(error: Error & { status?: number }, megabytes: number) {
  if (error.status === 413) throw new ApplicationError('payload-too-large', { limit: `${megabytes} MB` });
  if (error.status === 415) throw new ApplicationError('unsupported-media-type');
  throw new ApplicationError('malformed-json', {}, { cause: error });
}
