import { fileURLToPath } from 'node:url';

/** Root directory of the checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
