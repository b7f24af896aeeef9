import { fileURLToPath } from 'node:url';

/** The checkout that is measured. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
