import { connect } from 'node:net';

/**
 * Sends bytes that no HTTP client would send, and returns all that the server answers before it closes the connection.
 */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    // A connection reset while still sending counts as an answer.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });
}
