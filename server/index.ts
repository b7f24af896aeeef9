import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the second start then takes compiled code from the cache.
enableCompileCache();
const { main } = await import('./main.ts');
await main();
