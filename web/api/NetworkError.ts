/** No complete answer: no connection, a lost connection, a timeout or an aborted request. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}
