/**
 * Takes out what the library writes at some places and not at others. Where it shows after all, written in another way,
 * this fails and names it.
 *
 * @param what in words, for whoever reads the error
 * @param telltale what is only there when some of it was left
 */
export function without(xml: string, what: string, sought: RegExp, telltale: RegExp): string {
  const mended = xml.replaceAll(sought, '');
  if (telltale.test(mended)) throw new Error(`pptxgenjs wrote ${what} in another way: found ${String(telltale)}`);
  return mended;
}
