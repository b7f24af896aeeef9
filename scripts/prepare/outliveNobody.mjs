/**
 * Calls `stop` when this process is told to end, and when whoever started it has gone: npm runs scripts through a shell that
 * passes no signal on, and a server that nobody can stop any more keeps the port.
 */
export function outliveNobody(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 500).unref();
}
