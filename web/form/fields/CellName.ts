import { createContext } from 'react';

/** Inside a matrix: the row and column, said before a field's own name to those who do not see the table. */
export const CellName = createContext('');
