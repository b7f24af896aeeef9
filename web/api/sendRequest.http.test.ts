import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

import { expect, it, vi } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { call } from './call.ts';
import { handleFailure, type FailureCallbacks } from './handleFailure.ts';
import { NetworkError } from './NetworkError.ts';
import { sendRequest } from './sendRequest.ts';

const server = startLocalServer();

it('sends multipart forms with their file and boundary', async () => {
  // Node's own classes, since those of the test environment cannot be sent over HTTP.
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
  const form = await new Response(new URLSearchParams({ caption: 'A locker' })).formData();
  form.append('image', new File(['bytes of a picture'], 'poster.png'));
  vi.stubGlobal('FormData', form.constructor);
  server.on('POST /api/projects/1/images', { status: 201, body: { data: { fileName: 'a.png' } } });
  expect(await call('/api/projects/1/images', { method: 'POST', body: form })).toEqual({ fileName: 'a.png' });
  const [sent] = server.received;
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(sent?.headers['content-type'] ?? '')?.[1] ?? '?';
  expect(sent?.body.split(`--${boundary}`)).toHaveLength(4);
  expect(sent?.body).toContain('filename="poster.png"');
  expect(sent?.body).toContain('bytes of a picture');
});

function network(error: unknown): boolean {
  const callbacks = { network: vi.fn(), unhandled: vi.fn() } satisfies FailureCallbacks;
  handleFailure(error, callbacks, () => {});
  return callbacks.network.mock.calls.length === 1 && callbacks.unhandled.mock.calls.length === 0;
}

it('reports timeouts, aborted requests and lost connections as network errors', async () => {
  server.on('GET /api/silent', () => 'own');
  server.on('GET /api/closed', (_, response) => {
    response.destroy();
    return 'own';
  });
  server.on('GET /api/broken', (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"data": ');
    setTimeout(() => response.destroy(), 10);
    return 'own';
  });
  const calledOff = new AbortController();
  const silent = sendRequest('/api/silent', { signal: calledOff.signal });
  calledOff.abort();
  const failures = [
    sendRequest('/api/silent', { signal: AbortSignal.timeout(5) }),
    silent,
    sendRequest('/api/closed'),
    call('/api/broken'),
  ].map((sending) => sending.catch((error: unknown) => error));
  for (const failure of await Promise.all(failures)) {
    expect(failure).toBeInstanceOf(NetworkError);
    expect(network(failure)).toBe(true);
  }
});

it('has no timeout by default', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const timer = vi.spyOn(globalThis, 'setTimeout');
  server.on('GET /api/slow', { status: 200, body: { data: 'late' } });
  timer.mockClear();
  const answer = call('/api/slow');
  expect(timer).not.toHaveBeenCalled();
  expect(timeout).not.toHaveBeenCalled();
  expect(await answer).toBe('late');
});

it('reads the body of an error, also where it is not JSON', async () => {
  server.on('GET /api/refused', { status: 400, body: { title: 'No', message: 'Because.', key: 'read-only' } });
  await expect(call('/api/refused')).rejects.toMatchObject({ status: 400, body: { key: 'read-only' } });
  server.on('GET /api/proxy', (_, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    return 'own';
  });
  await expect(call('/api/proxy')).rejects.toMatchObject({ status: 502, body: {} });
});
