import { NetworkError } from './NetworkError.ts';
import { sendRequest, type RequestOptions } from './sendRequest.ts';

export interface FetchedFile {
  blob: Blob;
  /** As the server named it; empty where it did not. */
  name: string;
}

/** An answer that is a file to keep rather than data to show. */
export async function fetchFile(path: string, options?: RequestOptions): Promise<FetchedFile> {
  const response = await sendRequest(path, options);
  try {
    return { blob: await response.blob(), name: nameIn(response.headers.get('Content-Disposition') ?? '') };
  } catch (error) {
    throw new NetworkError(error); // the answer broke off
  }
}

/** The encoded name before the plain one: only it may hold letters beyond ASCII (RFC 6266). */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? /filename=([^;\s]+)/i.exec(disposition)?.[1] ?? '';
}
