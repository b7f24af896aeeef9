/** A text as it is searched and sorted: without case and accents, and with the Turkish ı as i. The same on both databases. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();
}
