import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import { Raffle, RaffleItem } from '#contract/roulette.ts';
import { describeRoutes } from '#server/http/route-schemas.ts';
import type { RouletteService } from './service.ts';

/** Open to guests: the `Authorization` header is ignored. */
export function rouletteRoutes(service: RouletteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['roulette'] });
    app.get(
      `/${paths.raffles}`,
      {
        schema: {
          operationId: 'listRaffles',
          summary: 'All raffles',
          description: 'Open to guests. The operator manages raffles on the server.',
          response: { 200: Type.Array(Raffle) },
        },
      },
      () => service.raffles(),
    );

    app.get(
      `/${paths.raffleItems(':id')}`,
      {
        schema: {
          operationId: 'listRaffleItems',
          summary: 'The items of a raffle, in the order of their lines',
          description: 'Open to guests. A raffle may have no items.',
          params: Type.Object({ id: Id }),
          response: { 200: Type.Array(RaffleItem) },
        },
      },
      ({ params }) => service.items(params.id),
    );
  };
}
