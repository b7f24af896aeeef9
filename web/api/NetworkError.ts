/** No answer: no connection, a connection that broke, a timeout or a request that was called off. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}
