import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { RowParam } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import {
  ArchiveWorkRecord,
  CreateWorkRecord,
  RenameWorkRecord,
  TrackedRecord,
} from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { RecordService } from './service.ts';

const params = Type.Object({ id: RowParam });

/** The calls of records. */
export function recordRoutes(records: RecordService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer, arePresses: true });
    app.get(
      `/${paths.workRecords}`,
      {
        // The list may be long, and the serializer generated from the schema takes twice as long.
        // The service returns exactly these fields.
        serializerCompiler: () => JSON.stringify,
        schema: {
          operationId: 'listRecords',
          summary: 'The own records',
          description: 'All records of the user, by id.',
          response: { 200: Type.Array(TrackedRecord) },
        },
      },
      (request) => records.list(currentUser(request).id),
    );

    app.post(
      `/${paths.workRecords}`,
      {
        schema: {
          operationId: 'createRecord',
          summary: 'Add a record',
          description:
            'Only the name, the group and the `uuid` are used of the body. A record that has the `uuid` already is returned as it is. A `user` that is not the one of the token is refused.',
          body: CreateWorkRecord,
          response: { 201: TrackedRecord },
        },
      },
      (request) => records.create(pressOf(request), request.body),
    );

    app.get(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          operationId: 'getRecord',
          summary: 'One of the own records',
          description: 'A record of another user is not found.',
          params,
          response: { 200: TrackedRecord },
        },
      },
      (request) => records.get(currentUser(request).id, request.params.id),
    );

    app.put(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          operationId: 'renameRecord',
          summary: 'Rename a record, or change its group',
          description:
            'White space around both is removed. A body without a group leaves it; an empty one removes it. A version that is given and not the current one is refused.',
          params,
          body: RenameWorkRecord,
          response: { 200: TrackedRecord, 409: ErrorDetail },
        },
      },
      (request) => records.rename(pressOf(request), request.params.id, request.body),
    );

    app.delete(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          operationId: 'deleteRecord',
          summary: 'Delete a record and its time entries',
          description: 'They can be restored for 30 days.',
          params,
          response: { 204: Type.Null() },
        },
      },
      (request) => records.delete(pressOf(request), request.params.id),
    );

    app.patch(
      `/${workTimePaths.archiveRecord(':id')}`,
      {
        schema: {
          operationId: 'archiveRecord',
          summary: 'Archive a record, or take it out of the archive',
          description: 'An archived record keeps its time entries.',
          params,
          body: ArchiveWorkRecord,
          response: { 200: TrackedRecord },
        },
      },
      (request) => records.archive(pressOf(request), request.params.id, request.body),
    );

    app.post(
      `/${workTimePaths.restoreRecord(':id')}`,
      {
        schema: {
          operationId: 'restoreRecord',
          summary: 'Restore a deleted record and the time entries deleted with it',
          description: 'Changes nothing if it is not deleted.',
          params,
          response: { 200: TrackedRecord },
        },
      },
      (request) => records.restore(pressOf(request), request.params.id),
    );
  };
}
