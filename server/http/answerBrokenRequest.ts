import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { fallbackLanguage } from '#engine/languages/languages.ts';
import { type MessageKey, translate } from '#server/i18n/translate.ts';

// Error codes of Node's HTTP parser; any other input is not HTTP.
const answers: Record<string, { status: number; key: string } | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'request-timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, key: 'headers-too-large' },
};
const malformed = { status: 400, key: 'malformed-request' };

// In milliseconds. A connection that is destroyed while bytes of its request are unread is reset, and the answer may be
// lost.
const lastWordsTravel = 1000;

/**
 * Answers requests that the HTTP parser rejects, in the same form as other errors, and closes the connection, also that
 * of a client that neither reads nor closes.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }): void {
  // Once another answer has started, nothing more can be sent.
  if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesWritten) return void socket.destroy();
  const { status, key } = answers[error.code ?? ''] ?? malformed;
  const requestId = randomUUID();
  const body = JSON.stringify({
    key,
    title: translate(fallbackLanguage, `errors.${key}.title` as MessageKey),
    message: translate(fallbackLanguage, `errors.${key}.message` as MessageKey),
    requestId,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  // Nothing more is read: what else the client sends would be another broken request.
  socket.pause();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const closing = setTimeout(() => socket.destroy(), lastWordsTravel);
  socket.once('close', () => clearTimeout(closing));
}
