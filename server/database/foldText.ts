/** Case-folds a text for search and sorting, without accents and with the Turkish ı as i; the same on both databases. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();
}
