import { createContext, type ReactNode } from 'react';

import type { UnconfirmedScope } from '#engine/reading/Block.ts';

export type RenderMark = (scope: UnconfirmedScope) => ReactNode;

/** What stands behind what nobody has confirmed; undefined until it is loaded. */
export const MarkContext = createContext<RenderMark | undefined>(undefined);
