import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { RowParam } from '#contract/ids.ts';
import {
  EditConflict,
  SplitEntry,
  SplitParts,
  TimeEntry,
  UndoSplit,
} from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { EntryWriteService } from './write-service.ts';

/** Two entries of one, and one of them again (TRK-50). */
export function splitRoutes(entries: EntryWriteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer, arePresses: true });
    app.post(
      `/${workTimePaths.splitEntry(':id')}`,
      {
        schema: {
          operationId: 'splitTimeEntry',
          summary: 'Make two entries of one',
          description:
            'The first ends at the moment, the second begins there with a record of its own, and runs on if the entry ran. The note stays with the first, and goes along where the record stays. A version that is not the current one is refused with the current entry. If there is an entry with the `uuid` already, nothing is split.',
          params: Type.Object({ id: RowParam }),
          body: SplitEntry,
          response: { 201: SplitParts, 409: EditConflict },
        },
      },
      (request) => entries.split(pressOf(request), request.params.id, request.body),
    );

    app.post(
      `/${workTimePaths.undoSplit}`,
      {
        schema: {
          operationId: 'undoSplit',
          summary: 'Undo a split',
          description:
            'With the ids and versions that it returned; returns the entry as one again. Refused if anything of it was changed since.',
          body: UndoSplit,
          response: { 200: TimeEntry, 404: ErrorDetail, 409: ErrorDetail },
        },
      },
      (request) => entries.undoSplit(pressOf(request), request.body),
    );
  };
}
