import type { Confirmation } from './Confirmation.ts';

/** Confirmations with the places that are left of each, without those of which nothing is. */
export function keepConfirmations(
  confirmed: readonly Confirmation[],
  left: (confirmation: Confirmation) => readonly string[],
): Confirmation[] {
  return confirmed
    .map((confirmation) => ({ ...confirmation, pointers: left(confirmation) }))
    .filter(({ pointers }) => pointers.length > 0);
}
