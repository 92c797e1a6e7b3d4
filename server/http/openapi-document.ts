import swagger from '@fastify/swagger';
import { fastify, type RouteOptions } from 'fastify';
import { compileSerializer } from './serialization.ts';
import { compileValidator } from './validation.ts';

/** Generates the OpenAPI document of these routes with an app that is never used for requests. */
export async function describeRoutes(routes: readonly RouteOptions[]): Promise<object> {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kuji to kinmu',
        description: 'Draw lots as a guest, track working time signed in.',
        version: '1',
      },
      servers: [{ url: '/' }],
      // Where an operation says nothing else it is open to guests.
      security: [],
      tags: [
        { name: 'session', description: 'Sign-up, sign-in and the token pair' },
        { name: 'account', description: "A signed-in user's own account and sessions" },
        { name: 'roulette', description: 'Raffles and their items' },
        {
          name: 'rooms',
          description: 'Draws that many follow: the server relays in order what it cannot read',
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
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  for (const { method, url, schema } of routes) {
    if (schema?.hide === true) continue;
    app.route({ method, url, schema: schema ?? {}, handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}
