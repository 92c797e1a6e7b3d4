/** Serves a folder as the built page, as a process of its own: `node page-server.ts FOLDER`. */
import { createTestApp } from '#tests/support/server/app.ts';

const { app } = await createTestApp({ pageDir: process.argv[2] ?? '' });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Server listening at ${address}\n`);
