import { createContext } from 'react';

/** Whether a person has locked the field or the item at a pointer. */
export const LockedContext = createContext<(pointer: string) => boolean>(() => false);
