/** Serves a folder as the built page, as a process of its own: `node page-server.ts FOLDER`. */
import { createTestApp } from './app.ts';

const { app } = await createTestApp({ pageDir: process.argv[2] ?? '' });
console.info(`Server listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
