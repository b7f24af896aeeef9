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

/** The encoded `filename*` (RFC 6266), which the server always sends; "" where a proxy has cut it off. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
