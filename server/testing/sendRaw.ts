import { connect } from 'node:net';

/** What a server answers to bytes that no HTTP client would send; ends with the connection. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    // Cut off while it still sends is an answer too.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });
}
