import type { Context } from 'koa';

import type { Language } from '#engine/languages/languages.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

import { readBytes } from './readBytes.ts';

/** What a route takes as multipart/form-data: one file, and texts beside it. */
export interface UploadRule {
  /** The name of the part that is the file. */
  field: string;
  megabytes: number;
  /** The route takes the same fields as JSON too, without a file. */
  orJson?: true;
}

export interface Upload {
  file: Buffer;
  /** The texts beside the file, by name. */
  fields: Record<string, string>;
}

// For the texts beside the file and the lines between the parts.
const roomAround = 64 * 1024;

/** Reads a multipart body that holds one file. @throws when it is larger than allowed, or holds no such file */
export async function readUpload(
  context: Context,
  { field, megabytes }: UploadRule,
  language: Language,
): Promise<Upload> {
  const type = context.is('multipart/form-data') && context.get('content-type');
  if (!type) throw new ApplicationError('unsupported-media-type');
  const most = megabytes * 1024 * 1024;
  const tooLarge = () => new ApplicationError('payload-too-large', { limit: `${megabytes} MB` });
  if (Number(context.get('content-length')) > most + roomAround) throw tooLarge();
  const body = await readBytes(context, most + roomAround, tooLarge);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get(field);
  if (!form || !(file instanceof File)) {
    const key = form ? 'required' : 'wrong-format';
    throw new InvalidRequestError([{ path: `/${field}`, key, message: translate(language, `fields.${key}`) }]);
  }
  if (file.size > most) throw tooLarge();
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { file: Buffer.from(await file.arrayBuffer()), fields: Object.fromEntries(texts) };
}
