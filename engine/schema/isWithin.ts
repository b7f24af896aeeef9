/** Whether a pointer or pattern is one of some others, or leads into one of them. */
export function isWithin(pointer: string, places: readonly string[]): boolean {
  return places.some((place) => `${pointer}/`.startsWith(`${place}/`));
}
