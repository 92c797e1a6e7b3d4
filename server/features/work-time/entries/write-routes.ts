import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { RowParam } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import {
  CreateTimeEntry,
  DeleteTimeEntry,
  EditConflict,
  EditTimeEntry,
  StartEntry,
  StoppedEntry,
  SwitchEntry,
  SwitchedEntry,
  TimeEntry,
  UndoneSwitch,
  UndoSwitch,
} from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { EntryWriteService } from './write-service.ts';

const params = Type.Object({ id: RowParam });

/** The routes that begin and end an entry need no body. */
export function entryWriteRoutes(entries: EntryWriteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer, arePresses: true });
    app.post(
      `/${paths.timeEntries(':id')}`,
      {
        schema: {
          operationId: 'startEntry',
          summary: 'Start a time entry',
          description:
            'The entry begins now. A record may have several running entries. No body is needed; a `uuid` in it names the entry, and one that exists already is not started again.',
          params,
          body: StartEntry,
          response: { 201: TimeEntry },
        },
      },
      (request) => entries.start(pressOf(request), request.params.id, request.body),
    );

    app.put(
      `/${paths.timeEntry(':id', ':entryId')}`,
      {
        schema: {
          operationId: 'stopEntry',
          summary: 'Stop a time entry',
          description: 'Stopping it again changes nothing, and tells when it ended.',
          params: Type.Object({ id: RowParam, entryId: RowParam }),
          response: { 200: StoppedEntry },
        },
      },
      (request) => entries.stop(pressOf(request), request.params.id, request.params.entryId),
    );

    app.post(
      `/${workTimePaths.entries}`,
      {
        schema: {
          operationId: 'createTimeEntry',
          summary: 'Add a time entry',
          description:
            'Without times it begins now and runs. What runs already goes on. An entry that has the `uuid` already is returned as it is.',
          body: CreateTimeEntry,
          response: { 201: TimeEntry, 404: ErrorDetail },
        },
      },
      (request) => entries.create(pressOf(request), request.body),
    );

    app.patch(
      `/${workTimePaths.entry(':id')}`,
      {
        schema: {
          operationId: 'editTimeEntry',
          summary: 'Change a time entry',
          description:
            'What is absent stays as it is. A version that is not the current one is refused with the current entry.',
          params,
          body: EditTimeEntry,
          response: { 200: TimeEntry, 409: EditConflict },
        },
      },
      (request) => entries.edit(pressOf(request), request.params.id, request.body),
    );

    app.delete(
      `/${workTimePaths.entry(':id')}`,
      {
        schema: {
          operationId: 'deleteTimeEntry',
          summary: 'Delete a time entry',
          description:
            'It can be restored for 30 days. A version that is given and not the current one is refused.',
          params,
          querystring: DeleteTimeEntry,
          response: { 204: Type.Null(), 409: ErrorDetail },
        },
      },
      (request) => entries.delete(pressOf(request), request.params.id, request.query),
    );

    app.post(
      `/${workTimePaths.restoreEntry(':id')}`,
      {
        schema: {
          operationId: 'restoreTimeEntry',
          summary: 'Restore a deleted time entry',
          description: 'Changes nothing if it is not deleted.',
          params,
          response: { 200: TimeEntry },
        },
      },
      (request) => entries.restore(pressOf(request), request.params.id),
    );

    app.post(
      `/${workTimePaths.switch}`,
      {
        schema: {
          operationId: 'switchTimeEntry',
          summary: 'End what runs and start the next at the same moment',
          description:
            'What began before the moment ends at it. If an entry that runs began at or after it, the new one is stored ended at that beginning. A name stands for the record of that name used last; an unknown one creates a record, with `record_uuid`. If there is an entry with the `uuid` already, nothing is switched.',
          body: SwitchEntry,
          response: { 201: SwitchedEntry, 404: ErrorDetail },
        },
      },
      (request) => entries.switchTo(pressOf(request), request.body),
    );

    app.post(
      `/${workTimePaths.undoSwitch}`,
      {
        schema: {
          operationId: 'undoSwitch',
          summary: 'Undo a switch',
          description:
            'With the ids and versions that it returned; also of an entry that was started alone, or a record that was created alone. Refused if anything of it was changed since.',
          body: UndoSwitch,
          response: { 200: UndoneSwitch, 404: ErrorDetail, 409: ErrorDetail },
        },
      },
      (request) => entries.undoSwitch(pressOf(request), request.body),
    );
  };
}
