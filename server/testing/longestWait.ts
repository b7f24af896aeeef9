import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that `GET /healthz` takes. */
async function timeHealth(url: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${url}/healthz`);
  await reply.arrayBuffer();
  return performance.now() - began;
}

/** Milliseconds of processor time that the server has used since its start. */
async function readProcessorTime(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

/** The median time of `GET /healthz` while nothing else is asked, in milliseconds. */
export async function waitAtRest(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 21; count += 1) times.push(await timeHealth(url));
  return times.toSorted((a, b) => a - b)[10]!;
}

/**
 * The longest time of `GET /healthz` while a request is on its way, and what that was answered. Other work of the machine
 * makes both late, so the wait is no longer than the processor time that the server used; both in milliseconds.
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
