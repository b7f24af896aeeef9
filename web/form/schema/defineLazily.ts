/** Gives an object a property that is made when it is first read, and then stays the same. */
export function defineLazily<T extends object>(object: T, key: string, make: () => unknown): void {
  Object.defineProperty(object, key, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(object, key, { enumerable: true, value });
      return value;
    },
  });
}
