/** An address that a text may lead to: another article, the web, a mailbox. "" for everything else. */
export function safeAddress(address: string): string {
  return /^(?:article:[a-z0-9-]+$|https?:\/\/|mailto:)/i.test(address) ? address : '';
}
