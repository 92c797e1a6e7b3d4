import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * One address for several servers, as a proxy in front makes it: each connection goes to the next
 * server that accepts one, and dies with it.
 */
export async function startBalancer(addresses: readonly string[]) {
  const open = new Set<Socket>();
  let next = 0;
  const balancer = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy()).on('close', () => open.delete(client));
    passOn(client, addresses.length);
  });

  function passOn(client: Socket, tries: number): void {
    const { hostname, port } = new URL(addresses[next % addresses.length] ?? '');
    next += 1;
    const server = connect(Number(port), hostname);
    let isConnected = false;
    server.on('connect', () => {
      isConnected = true;
      client.pipe(server).pipe(client);
    });
    server.on('error', () => {
      if (isConnected || tries === 1) client.destroy();
      else passOn(client, tries - 1);
    });
    server.on('close', () => {
      if (isConnected) client.destroy();
    });
    client.on('close', () => server.destroy());
  }

  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop(): void {
      balancer.close();
      for (const client of open) client.destroy();
    },
  };
}
