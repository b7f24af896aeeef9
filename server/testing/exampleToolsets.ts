import path from 'node:path';

/** The folders that the guide for method authors shows, which are not on the shelf. */
export const exampleToolsets = path.join(import.meta.dirname, '../../docs/authoring/examples');
