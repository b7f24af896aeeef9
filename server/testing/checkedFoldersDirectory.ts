import path from 'node:path';

/** Shared by all servers that tests start, whatever their data directory, so that folders are checked only once. */
export const checkedFoldersDirectory = path.join(
  import.meta.dirname,
  '../../node_modules/.cache/filiz/checked-folders',
);
