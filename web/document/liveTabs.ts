const prefix = 'filiz-tab:';

/** This page for as long as it is loaded: a reload, like a duplicated tab, is another one. */
export const thisTab = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

let held: Promise<void> | undefined;

/**
 * The tabs that are open on this device. Each holds a lock that the browser frees when its page goes, however it goes.
 * Without locks (pages served without TLS have none) only this tab is known.
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
