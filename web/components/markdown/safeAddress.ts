/** Allow-list of link targets: another article, http(s), mailto. "" for everything else. */
export function safeAddress(address: string): string {
  return /^(?:article:[a-z0-9-]+$|https?:\/\/|mailto:)/i.test(address) ? address : '';
}
