import { fileURLToPath } from 'node:url';

/** Directory of the built-in toolset folders. */
export const builtInToolsets = fileURLToPath(new URL('../../toolsets/', import.meta.url));
