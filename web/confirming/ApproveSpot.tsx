import { use } from 'react';

import { ConfirmContext } from './ConfirmContext.ts';

/** Where a card's entry of a draft is approved; nothing as long as nobody can. */
export function ApproveSpot(props: { pointers: readonly string[] }) {
  const confirming = use(ConfirmContext);
  return confirming && <confirming.Approval {...props} />;
}
