import { getVersion, snapshot } from 'valtio';

const modules = import.meta.glob<object>(
  ['../stores/**/*.ts', '../picture/miniatures.ts', '../scenes/toolset/pendingGeneration.ts', '!../**/*.test.ts'],
  {
    eager: true,
  },
);
const stores = [...new Set(Object.values(modules).flatMap((exported) => Object.values(exported)))].filter(
  (exported): exported is object =>
    typeof exported === 'object' && exported !== null && getVersion(exported) !== undefined,
);
const start = stores.map((store) => ({ store, state: snapshot(store) }));

/** Puts all stores back to what they held when the page began: files of tests share the page's modules. */
export function resetStores(): void {
  for (const { store, state } of start) {
    for (const key of Object.keys(store)) if (!(key in state)) delete (store as Record<string, unknown>)[key];
    Object.assign(store, copyOf(state));
  }
}

/** valtio keeps the proxy that it made of an array, with all that was added since, and gives it back for that array. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copyOf(child)]));
}
