import { fileURLToPath } from 'node:url';

/** The shelf that comes with the product. */
export const builtInToolsets = fileURLToPath(new URL('../../toolsets/', import.meta.url));
