/**
 * Changes what the library has written. Where that is not there any more, as after an update of the library, this fails
 * and names it, instead of leaving the file as it is.
 *
 * @param what in words, for whoever reads the error
 */
export function mend(
  xml: string,
  what: string,
  sought: RegExp | string,
  by: (found: string, ...groups: string[]) => string,
): string {
  let isFound = false;
  const mended = xml.replace(sought, (found: string, ...groups: string[]) => {
    isFound = true;
    return by(found, ...groups);
  });
  if (!isFound) throw new Error(`pptxgenjs wrote no ${what}: looked for ${String(sought)}`);
  return mended;
}
