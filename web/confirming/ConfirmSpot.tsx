import { use } from 'react';

import { ConfirmContext } from './ConfirmContext.ts';
import type { ConfirmSpotProps } from './Confirming.ts';

/** Where people confirm an item, a section or the page; nothing as long as nobody can. */
export function ConfirmSpot(props: ConfirmSpotProps) {
  const confirming = use(ConfirmContext);
  return confirming && <confirming.Spot {...props} />;
}
