import { createContext } from 'react';

/** Row and column of a matrix cell, which precede the field's accessible name. */
export const CellName = createContext('');
