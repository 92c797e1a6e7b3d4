/** The entry point: enables the compile cache before it loads the server. */

import { DEFAULT_DATA_DIR } from './config/data-dir.ts';
import { cacheCompiledCode } from './runtime/compile-cache.ts';

// Database, secret and compiled code are readable by this user only.
process.umask(0o077);
cacheCompiledCode(process.env.DATA_DIR || DEFAULT_DATA_DIR);
const { serve } = await import('./serve.ts');
await serve();
