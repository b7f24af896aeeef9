import type { CheckLayout } from '#engine/picture/Layout.ts';

import type { LayoutDescription } from './layoutContract.ts';
import { layouts } from './layouts.ts';

/** Tells what of a layout does not fit the schema. */
export const checkLayout: CheckLayout<LayoutDescription> = (layout, schema, say) => {
  const declared = layouts.find(({ kind }) => kind === layout.kind);
  // The contract has made sure that there is one, and that the description is its own.
  (declared?.check as CheckLayout<LayoutDescription> | undefined)?.(layout, schema, say);
};
