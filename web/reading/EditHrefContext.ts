import { createContext } from 'react';

export type EditHref = (pointer: string) => string;

/** Where the field at a pointer is edited; undefined where nothing can be. */
export const EditHrefContext = createContext<EditHref | undefined>(undefined);
