/* The peer: node:http that forwards the request body to the model and pipes its stream to the client, unread. No
   authentication, job, queue, parsing or document. */
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
