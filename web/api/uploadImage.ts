import type { ErrorResponse } from '#engine/protocol/errors.ts';
import type { UploadedImage } from '#engine/protocol/image.ts';

import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { headersOf } from './sendRequest.ts';
import { readStoredToken } from './storedToken.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends an image; not with fetch, which does not tell how far it is. */
export async function uploadImage(path: string, file: Blob, options: UploadOptions): Promise<UploadedImage> {
  const idempotencyKey = newIdempotencyKey();
  const answer = await send(path, file, idempotencyKey, options);
  // Refused before anything was done; the answer has set the right cookie.
  const isStale = answer.status === 403 && answer.body.key === 'xsrf-mismatch';
  const { status, body, token } = isStale ? await send(path, file, idempotencyKey, options) : answer;
  if (status === 201 && body.data) return body.data;
  throw new HttpError(status, body as Partial<ErrorResponse>, null, token);
}

interface Answer {
  status: number;
  body: { key?: string; data?: UploadedImage };
  token: string | null;
}

function send(path: string, file: Blob, idempotencyKey: string, { signal, onProgress }: UploadOptions) {
  const token = readStoredToken();
  const body = new FormData();
  body.set('image', file);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  for (const [name, value] of headersOf({ method: 'POST', body, idempotencyKey }, token))
    request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  return new Promise<Answer>((resolve, reject) => {
    request.addEventListener('load', () => {
      resolve({ status: request.status, body: (request.response ?? {}) as Answer['body'], token });
    });
    request.addEventListener('error', () => reject(new NetworkError(new Error('the upload was cut off'))));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
