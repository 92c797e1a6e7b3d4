import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Collects the schemas of all routes registered after it and serves them as one document. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kuji to kinmu',
        description: 'Draw lots as a guest, track working time signed in.',
        version: '1',
      },
      tags: [
        { name: 'session', description: 'Sign-up, sign-in and the token pair' },
        { name: 'roulette', description: 'Raffles and their items' },
        { name: 'work time', description: "A signed-in user's records and time entries" },
        { name: 'network', description: 'What the info panel shows of the connection' },
        { name: 'operation', description: 'For whoever runs the server' },
      ],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
