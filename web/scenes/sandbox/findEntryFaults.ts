import { readCardExpiry } from '#engine/protocol/readCardExpiry.ts';
import type { SandboxCardEntry } from '#engine/protocol/sandbox.ts';
import { findTestCard } from '#engine/protocol/testCards.ts';

type EntryFault = 'required' | 'not-a-test-card' | 'expiry' | 'cvv';

/**
 * What is wrong with each field, found before anything is sent: no number but those of the test cards leaves the
 * browser.
 */
export function findEntryFaults({
  name,
  number,
  expiry,
  cvv,
}: SandboxCardEntry): Partial<Record<keyof SandboxCardEntry, EntryFault>> {
  return {
    ...(!name.trim() && { name: 'required' }),
    ...(!findTestCard(number) && { number: number ? 'not-a-test-card' : 'required' }),
    ...(!readCardExpiry(expiry) && { expiry: expiry ? 'expiry' : 'required' }),
    ...(!/^\d{3}$/.test(cvv) && { cvv: cvv ? 'cvv' : 'required' }),
  };
}
