import { NetworkError } from './NetworkError.ts';
import { sendRequest, type RequestOptions } from './sendRequest.ts';

/** Sends a request and returns the answer's `data`. */
export async function call<Data>(path: string, options?: RequestOptions): Promise<Data> {
  return (await callPage<Data>(path, options)).data;
}

export interface Page<Data> {
  data: Data;
  nextCursor: string | null;
}

/** The same for a paged list, with `nextCursor`. */
export async function callPage<Data>(path: string, options?: RequestOptions): Promise<Page<Data>> {
  const response = await sendRequest(path, options);
  if (response.status === 204) return { data: undefined as Data, nextCursor: null };
  const { data, nextCursor } = await readJson<{ data: Data; nextCursor?: string | null }>(response);
  return { data, nextCursor: nextCursor ?? null };
}

export async function readJson<Body>(response: Response): Promise<Body> {
  try {
    return (await response.json()) as Body;
  } catch (error) {
    throw new NetworkError(error); // the connection was lost while the body was read
  }
}
