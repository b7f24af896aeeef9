import { createContext } from 'react';

import type { Confirming } from './Confirming.ts';

/** null: nothing can be confirmed here, or not yet. */
export const ConfirmContext = createContext<Confirming | null>(null);
