import type { z } from 'zod/v3';

import type { claimsBind, itemBind, sourcesBind } from './bindContract.ts';

/** A field that holds the id of an item of one list. */
export type ItemBind = z.infer<typeof itemBind>;
/** A field that holds the id of a source. */
export type SourcesBind = z.infer<typeof sourcesBind>;
/** A field that holds the id of a claim. */
export type ClaimsBind = z.infer<typeof claimsBind>;
export type Bind = ItemBind | SourcesBind | ClaimsBind;

/** Whether a field refers to items of one list. */
export function isItemBind(bind: Bind): bind is ItemBind {
  return 'toolset' in bind;
}

/** Whether a field refers to sources. */
export function isSourcesBind(bind: Bind): bind is SourcesBind {
  return 'sources' in bind;
}

/** Whether a field refers to claims. */
export function isClaimsBind(bind: Bind): bind is ClaimsBind {
  return 'claims' in bind;
}

/** The toolsets that a field may refer to. */
export function boundToolsets(bind: Bind): readonly string[] {
  if (isItemBind(bind)) return [bind.toolset];
  return isSourcesBind(bind) ? bind.sources : bind.claims;
}
