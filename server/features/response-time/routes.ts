import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { EXTENSIONS } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { ResponseTimeQuery, ResponseTimeRecord } from '#contract/response-time.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';

/** The call that every open tab makes each five seconds. */
export const responseTimeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  describeRoutes(app, { tags: ['network'], security: [{}, ...bearer.security] });
  app.get(
    `/${paths.responseTime}`,
    {
      config: { limit: 'responseTime' },
      schema: {
        operationId: 'reportResponseTime',
        summary: 'Report the last round and learn the own address',
        description: 'A list of one element. The access token is optional. Nothing is stored.',
        querystring: ResponseTimeQuery,
        response: { 200: Type.Array(ResponseTimeRecord) },
      },
    },
    async (request): Promise<ResponseTimeRecord[]> => [
      {
        id: 1,
        ip_addr: clientAddress(request),
        extensions: EXTENSIONS,
        revision: request.user?.revision,
      },
    ],
  );
};
