import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import { Raffle, RaffleItem } from '#contract/roulette.ts';
import { failures, unknown } from '#server/http/responses.ts';
import type { RouletteService } from './service.ts';

const tags = ['roulette'];

/** Open to guests: whatever stands in the `Authorization` header is not looked at. */
export function rouletteRoutes(service: RouletteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      `/${paths.raffles}`,
      {
        schema: {
          summary: 'All raffles',
          tags,
          response: { 200: Type.Array(Raffle), '5xx': failures['5xx'] },
        },
      },
      () => service.raffles(),
    );

    app.get(
      `/${paths.raffleItems(':id')}`,
      {
        schema: {
          summary: 'The items of a raffle, in the order of their lines',
          tags,
          params: Type.Object({ id: Id }),
          response: { 200: Type.Array(RaffleItem), ...failures, ...unknown },
        },
      },
      ({ params }) => service.items(params.id),
    );
  };
}
