import { createServer } from 'node:net';

/** For programs that cannot choose a port by themselves and say which it was. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().on('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => {
      if (address === null || typeof address === 'string') reject(new Error('No port'));
      else resolve(address.port);
    });
  });
  return promise;
}
