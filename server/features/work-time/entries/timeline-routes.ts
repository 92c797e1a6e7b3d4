import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { RowParam } from '#contract/ids.ts';
import { PressHeaders } from '#contract/press.ts';
import {
  CreateTimeEntry,
  DeleteTimeEntry,
  EditConflict,
  EditTimeEntry,
  NamedTimeEntry,
  TimeEntry,
  TimelinePage,
  TimelineQuery,
} from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, responses } from '#server/http/responses.ts';
import { currentUser, requireUser } from '#server/http/security/authentication.ts';
import type { TimelineService } from './timeline-service.ts';

const common = { tags: ['work time'], ...bearer };
const params = Type.Object({ id: RowParam });

export function timelineRoutes(timeline: TimelineService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(
      `/${trackerPaths.entries}`,
      {
        schema: {
          operationId: 'listTimeEntries',
          summary: 'Time entries of all records that touch a range of time',
          description:
            'From `from` up to, but without, `to`; running entries included. Ordered by beginning, then id, at most 500 on a page: `next` is the `cursor` of the page after it.',
          ...common,
          querystring: TimelineQuery,
          response: responses({ 200: TimelinePage }, 'user', 'input'),
        },
      },
      (request) => timeline.page(currentUser(request).id, request.query),
    );

    app.get(
      `/${trackerPaths.entriesRunning}`,
      {
        schema: {
          operationId: 'listRunningTimeEntries',
          summary: 'Everything that runs, with the names of the records',
          description: 'Oldest first.',
          ...common,
          response: responses({ 200: Type.Array(NamedTimeEntry) }, 'user'),
        },
      },
      (request) => timeline.running(currentUser(request).id),
    );

    app.post(
      `/${trackerPaths.entries}`,
      {
        schema: {
          operationId: 'createTimeEntry',
          summary: 'Add a time entry',
          description:
            'Without times it begins now and runs. What runs already goes on. An entry that has the `uuid` already is returned as it is.',
          ...common,
          headers: PressHeaders,
          body: CreateTimeEntry,
          response: responses({ 201: TimeEntry }, 'user', 'row', 'body', 'press'),
        },
      },
      async (request, reply) =>
        reply.code(201).send(await timeline.create(pressOf(request), request.body)),
    );

    app.patch(
      `/${trackerPaths.entry(':id')}`,
      {
        schema: {
          operationId: 'editTimeEntry',
          summary: 'Change a time entry',
          description:
            'What is absent stays as it is. A version that is not the current one is refused with the current entry.',
          ...common,
          headers: PressHeaders,
          params,
          body: EditTimeEntry,
          response: responses(
            { 200: TimeEntry, 409: EditConflict },
            'user',
            'row',
            'body',
            'press',
          ),
        },
      },
      (request) => timeline.edit(pressOf(request), request.params.id, request.body),
    );

    app.delete(
      `/${trackerPaths.entry(':id')}`,
      {
        schema: {
          operationId: 'deleteTimeEntry',
          summary: 'Delete a time entry',
          description:
            'It can be restored for 30 days. A version that is given and not the current one is refused.',
          ...common,
          headers: PressHeaders,
          params,
          querystring: DeleteTimeEntry,
          response: responses({ 204: Type.Null() }, 'user', 'row', 'press', 'conflict'),
        },
      },
      async (request, reply) => {
        await timeline.delete(pressOf(request), request.params.id, request.query);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `/${trackerPaths.restoreEntry(':id')}`,
      {
        schema: {
          operationId: 'restoreTimeEntry',
          summary: 'Restore a deleted time entry',
          description: 'Changes nothing if it is not deleted.',
          ...common,
          headers: PressHeaders,
          params,
          response: responses({ 200: TimeEntry }, 'user', 'row', 'body', 'press'),
        },
      },
      (request) => timeline.restore(pressOf(request), request.params.id),
    );
  };
}
