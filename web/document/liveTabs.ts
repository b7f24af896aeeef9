const prefix = 'filiz-tab:';

/** Id of this page until it is unloaded: a reload or a duplicated tab has another one. */
export const thisTab = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

let held: Promise<void> | undefined;

/**
 * Ids of the tabs open on this device. Each holds a Web Lock, which the browser releases with its page. Where locks are
 * unavailable (pages without TLS), only this tab is known.
 */
export async function findLiveTabs(): Promise<ReadonlySet<string>> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return new Set([thisTab]);
  held ??= new Promise((resolve) => {
    void locks.request(prefix + thisTab, () => {
      resolve();
      return new Promise(() => {});
    });
  });
  await held;
  const names = (await locks.query()).held?.flatMap(({ name }) => name ?? []) ?? [];
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
}
