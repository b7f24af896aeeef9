import { NetworkError } from './NetworkError.ts';
import { sendRequest, type RequestOptions } from './sendRequest.ts';

/** Sends a request and gives back what stands under `data`. */
export async function call<Data>(path: string, options?: RequestOptions): Promise<Data> {
  return (await callPage<Data>(path, options)).data;
}

export interface Page<Data> {
  data: Data;
  nextCursor: string | null;
}

/** The same for a list that goes on under `nextCursor`. */
export async function callPage<Data>(path: string, options?: RequestOptions): Promise<Page<Data>> {
  const response = await sendRequest(path, options);
  if (response.status === 204) return { data: undefined as Data, nextCursor: null };
  try {
    const body = (await response.json()) as { data: Data; nextCursor?: string | null };
    return { data: body.data, nextCursor: body.nextCursor ?? null };
  } catch (error) {
    throw new NetworkError(error); // the answer broke off
  }
}
