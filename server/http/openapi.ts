import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { lazily } from '#server/runtime/lazily.ts';

/** Serves the schemas of all routes registered after it as one document (API-13). */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kuji to kinmu',
        description: 'Draw lots as a guest, track working time signed in.',
        version: '1',
      },
      servers: [{ url: '/' }],
      // An operation that says nothing else is open to guests.
      security: [],
      tags: [
        { name: 'session', description: 'Sign-up, sign-in and the token pair' },
        { name: 'account', description: "A signed-in user's own account and sessions" },
        { name: 'roulette', description: 'Raffles and their items' },
        {
          name: 'rooms',
          description: 'Draws that many follow: the server leads the rounds, and cannot read them',
        },
        {
          name: 'work time',
          description:
            "A signed-in user's records and time entries. The header `User-Revision` of each successful response is the revision of the user's data: of a read not newer than what was read, of a write not older than the change.",
        },
        { name: 'network', description: 'What the info panel shows of the connection' },
        { name: 'operation', description: 'For operators' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          device: { type: 'http', scheme: 'bearer', description: "A device's token of its room." },
        },
      },
    },
  });
  const description = lazily(() => ({ text: JSON.stringify(app.swagger()) }));
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description().text),
  );
}
