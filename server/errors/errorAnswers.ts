/** Maps each error code to its answer; a code that is missing here is answered as "unexpected". */
export const errorAnswers: Record<string, { status: number; key: string } | undefined> = {
  business: { status: 400, key: 'business' },
  'malformed-json': { status: 400, key: 'malformed-json' },
  unauthorized: { status: 401, key: 'unauthorized' },
  'xsrf-mismatch': { status: 403, key: 'xsrf-mismatch' },
  'not-found': { status: 404, key: 'not-found' },
  'toolset-not-found': { status: 404, key: 'not-found' },
  'reference-missing': { status: 404, key: 'not-found' },
  'method-not-allowed': { status: 405, key: 'method-not-allowed' },
  'revision-conflict': { status: 409, key: 'revision-conflict' },
  'payload-too-large': { status: 413, key: 'payload-too-large' },
  'unsupported-media-type': { status: 415, key: 'unsupported-media-type' },
  invalid: { status: 422, key: 'invalid' },
  'idempotency-mismatch': { status: 422, key: 'idempotency-mismatch' },
  'too-many-requests': { status: 429, key: 'too-many-requests' },
  unavailable: { status: 503, key: 'unavailable' },
  'transaction-conflict': { status: 503, key: 'unavailable' },
};
