import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface ForwardProxy {
  url: string;
  /** Host and port of each call, the oldest first. */
  asked: string[];
  stop(): void;
}

/**
 * A network's proxy, for calls to others: it tunnels and forwards to `target`, whatever host it is asked for, so that
 * no name has to exist. `target` null: it refuses.
 */
export async function startForwardProxy(target: number | null): Promise<ForwardProxy> {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    const { host, pathname, search, port } = new URL(request.url!);
    asked.push(port ? host : `${host}:80`);
    if (target === null) return void response.writeHead(403).end();
    const { method, headers } = request;
    const onward = send({ port: target, host: '127.0.0.1', path: pathname + search, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  proxy.on('connect', ({ url }, socket) => {
    asked.push(url!);
    socket.on('error', () => {});
    if (target === null) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const onward = connect(target, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
