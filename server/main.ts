/** The entry: what was compiled at the last start is at hand before the server is loaded. */
import { keepCompiledCode } from './compile-cache.ts';
import { DEFAULT_DATA_DIR } from './data-dir.ts';

// The database, the secret and the compiled code are for this user alone.
process.umask(0o077);
keepCompiledCode(process.env.DATA_DIR || DEFAULT_DATA_DIR);
const { serve } = await import('./serve.ts');
await serve();
