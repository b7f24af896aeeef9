import { use } from 'react';

import type { UnconfirmedScope } from '#engine/reading/Block.ts';

import { MarkContext } from './MarkContext.ts';

/** Marks what nobody has confirmed; nothing elsewhere. */
export function UnconfirmedNote({ of: scope }: { of: UnconfirmedScope | undefined }) {
  const renderMark = use(MarkContext);
  return scope && renderMark?.(scope);
}
