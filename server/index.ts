import { enableCompileCache } from 'node:module';

// Before anything else is imported: the next start then loads compiled code from the cache.
enableCompileCache();
const { main } = await import('./main.ts');
await main();
