import { createContext } from 'react';

import type { OpenRows } from '#web/form/folds/useOpenRows.ts';

/** The rows of the group that a topic is part of. */
export const TopicRows = createContext<OpenRows | null>(null);
