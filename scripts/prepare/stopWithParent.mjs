/**
 * Calls `stop` when this process gets a signal, and when its parent has exited: npm runs scripts through a shell that
 * does not forward signals, and an orphaned server would keep the port.
 */
export function stopWithParent(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 500).unref();
}
