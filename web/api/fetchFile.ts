import { NetworkError } from './NetworkError.ts';
import { sendRequest, type RequestOptions } from './sendRequest.ts';

export interface FetchedFile {
  blob: Blob;
  /** File name from the server; empty without one. */
  name: string;
}

/** Fetches an answer that is a file to download. */
export async function fetchFile(path: string, options?: RequestOptions): Promise<FetchedFile> {
  const response = await sendRequest(path, options);
  try {
    return { blob: await response.blob(), name: nameIn(response.headers.get('Content-Disposition') ?? '') };
  } catch (error) {
    throw new NetworkError(error); // the connection was lost while the body was read
  }
}

/** Prefers the encoded `filename*`: only that may hold non-ASCII letters (RFC 6266). */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? /filename=([^;\s]+)/i.exec(disposition)?.[1] ?? '';
}
