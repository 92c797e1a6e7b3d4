import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { LIST_LIMIT_BYTES } from '#contract/limits.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import {
  ListLetter,
  OwnListConflict,
  RemoveOwnList,
  SavedOwnList,
  SaveOwnList,
  StoredOwnList,
} from '#contract/own-lists.ts';
import { currentUser } from '#server/http/authentication.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import { compileLongValidator } from '#server/http/validation.ts';
import type { OwnListService } from './service.ts';

const params = Type.Object({ letter: ListLetter });

/** The calls of owners about the lists in their account. */
export function ownListRoutes(lists: OwnListService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['roulette'], ...bearer, arePresses: true });
    app.get(
      `/${ownListPaths.lists}`,
      {
        schema: {
          operationId: 'listOwnLists',
          summary: 'The lists that the user keeps in the account',
          description: 'By their letters; a letter without a list is absent.',
          response: { 200: Type.Array(StoredOwnList) },
        },
      },
      (request) => lists.all(currentUser(request).id),
    );

    app.put(
      `/${ownListPaths.list(':letter')}`,
      {
        bodyLimit: LIST_LIMIT_BYTES,
        validatorCompiler: compileLongValidator,
        schema: {
          operationId: 'saveOwnList',
          summary: 'Keep a list in the account',
          description:
            'A version that is not the current one is refused with the current list; of a list that is not there any more it is a 404.',
          params,
          body: SaveOwnList,
          response: { 200: SavedOwnList, 409: OwnListConflict },
        },
      },
      (request) => lists.save(pressOf(request), request.params.letter, request.body),
    );

    app.delete(
      `/${ownListPaths.list(':letter')}`,
      {
        schema: {
          operationId: 'removeOwnList',
          summary: 'Remove a list from the account',
          description: 'A version that is not the current one is refused with the current list.',
          params,
          querystring: RemoveOwnList,
          response: { 204: Type.Null(), 409: OwnListConflict },
        },
      },
      (request) => lists.remove(pressOf(request), request.params.letter, request.query.version),
    );
  };
}
