import { setTimeout as sleep } from 'node:timers/promises';

/** Duration of `GET /healthz` in milliseconds. */
async function timeHealth(url: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${url}/healthz`);
  await reply.arrayBuffer();
  return performance.now() - began;
}

/** CPU time of the server since its start, in milliseconds. */
async function readProcessorTime(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

/** Median duration of `GET /healthz` on an idle server, in milliseconds. */
export async function waitAtRest(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 21; count += 1) times.push(await timeHealth(url));
  return times.toSorted((a, b) => a - b)[10]!;
}

/**
 * The longest duration of `GET /healthz` during a request, in milliseconds, and that request's result. Capped at the
 * CPU time that the server used, since other processes of the machine delay both.
 */
export async function longestWait<T>(url: string, send: () => Promise<T>): Promise<{ wait: number; reply: T }> {
  const before = await readProcessorTime(url);
  const sent = send();
  const isOver = sent.then(() => true);
  let wait = 0;
  do wait = Math.max(wait, await timeHealth(url));
  while (!(await Promise.race([isOver, sleep(1, false)])));
  const reply = await sent;
  return { wait: Math.min(wait, (await readProcessorTime(url)) - before), reply };
}
