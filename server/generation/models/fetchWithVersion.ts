import { boundedFetch } from './boundedFetch.ts';

/** Whether an address names a version, as /v1 does. */
export const namesVersion = (address: string) => /\/v\d[^/]*(\/|$)/.test(new URL(address).pathname);

/**
 * `fetch` for the calls below a base address. Where that names no version ("http://localhost:11434") and nothing
 * answers as a model would, `/v1` is tried, which most servers mean; whichever works is remembered.
 */
export function fetchWithVersion(base: string): typeof fetch {
  if (namesVersion(base)) return boundedFetch;
  let prefix: string | null = null;

  return async (input, init) => {
    const rest = (input instanceof Request ? input.url : String(input)).slice(base.length);
    if (prefix !== null) return boundedFetch(prefix + rest, init);
    const plain = await boundedFetch(base + rest, init);
    if (await isOfModel(plain)) {
      if (plain.ok) prefix = base;
      return plain;
    }
    const versioned = await boundedFetch(`${base}/v1${rest}`, init);
    if (await isOfModel(versioned)) {
      if (versioned.ok) prefix = `${base}/v1`;
      await plain.body?.cancel();
      return versioned;
    }
    const [telling, silent] = isJson(versioned) ? [versioned, plain] : [plain, versioned];
    await silent.body?.cancel();
    return telling;
  };
}

/** Whether an answer, be it a refusal, is that of a model and not of a server that knows no such address. */
async function isOfModel(answer: Response): Promise<boolean> {
  if (answer.status === 404 || answer.status === 405 || typeOf(answer).includes('text/html')) return false;
  if (!answer.ok || !isJson(answer)) return true;
  // LM Studio says "unexpected endpoint" with a status of 200.
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said === 'object' && said !== null && !('error' in said);
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? '';
const isJson = (answer: Response) => typeOf(answer).includes('json');
