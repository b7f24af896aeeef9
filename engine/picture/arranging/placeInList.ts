/** Where an item stands in its list, by its pointer. */
export function placeInList(pointer: string): { list: string; index: number } {
  const slash = pointer.lastIndexOf('/');
  return { list: pointer.slice(0, slash), index: Number(pointer.slice(slash + 1)) };
}
