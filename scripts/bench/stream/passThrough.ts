/*
 * The peer: node:http that sends the body it is given on to the model and pipes the model's stream to the client as it
 * comes. It reads nothing of it: no sign-in, no job, no queue, no parsing, no document.
 */
import { createServer, request as send } from 'node:http';

const [port, model] = [Number(process.argv[2]), process.argv[3]!];

const server = createServer((request, response) => {
  const upstream = send(
    `${model}/chat/completions`,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    (answer) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
});
server.listen(port, '127.0.0.1', () => console.log('is ready'));
