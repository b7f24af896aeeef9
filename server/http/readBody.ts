import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';

import type { Language } from '#engine/toolset/languages.ts';

import { ApplicationError } from '../errors/ApplicationError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { translate } from '../i18n/translate.ts';

// A document may be ten levels deep, and a request carries it one level down.
const maxDepth = 12;

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: '1mb', jsonStrict: true, onError: refuse });

/** The JSON body of a request, at most 1 MB and not nested beyond reason. */
export async function readBody(context: Context, language: Language): Promise<unknown> {
  if (isEmpty(context)) return {};
  if (!context.is('json')) throw new ApplicationError('unsupported-media-type');
  await parse(context, async () => {});
  const { body } = context.request as { body?: unknown };
  if (isDeeper(body, maxDepth))
    throw new InvalidRequestError([{ path: '', key: 'too-deep', message: translate(language, 'fields.too-deep') }]);
  return body;
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

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1));
}
