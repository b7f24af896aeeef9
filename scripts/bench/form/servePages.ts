import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

// Filiz is measured under its own CSP; the peers compile schemas in the page and need eval.
const strict = "script-src 'self'; require-trusted-types-for 'script'";

export async function servePages(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(folder, path)).then(
      (body) => {
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        if (path === '/filiz.html') response.setHeader('Content-Security-Policy', strict);
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
