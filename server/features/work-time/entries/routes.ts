import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { RowParam } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import { PressHeaders } from '#contract/press.ts';
import { StartEntry, StartedEntry, StoppedEntry, TimeEntry } from '#contract/time-entries.ts';
import { RunningEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, responses } from '#server/http/responses.ts';
import { currentUser, requireUser } from '#server/http/security/authentication.ts';
import type { EntryService } from './service.ts';

const common = { tags: ['work time'], ...bearer };
const params = Type.Object({ id: RowParam });

/** The routes that begin and end an entry need no body. */
export function entryRoutes(entries: EntryService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(
      `/${paths.runningEntries(':id')}`,
      {
        schema: {
          operationId: 'listRunningEntries',
          summary: 'The running time entries of a record, oldest first',
          description: 'An entry that was stopped is not listed.',
          ...common,
          params,
          response: responses({ 200: Type.Array(RunningEntry) }, 'user', 'row'),
        },
      },
      (request) => entries.running(currentUser(request).id, request.params.id),
    );

    app.get(
      `/${paths.timeEntries(':id')}`,
      {
        schema: {
          operationId: 'listEntries',
          summary: 'All time entries of a record, newest first',
          description: 'One page; the next one begins before the last id of this one.',
          ...common,
          params,
          querystring: TimeEntryQuery,
          response: responses({ 200: Type.Array(TimeEntry) }, 'user', 'row'),
        },
      },
      (request) => entries.page(currentUser(request).id, request.params.id, request.query),
    );

    app.post(
      `/${paths.timeEntries(':id')}`,
      {
        schema: {
          operationId: 'startEntry',
          summary: 'Start a time entry',
          description:
            'The entry begins now. A record may have several running entries. No body is needed; a `uuid` in it names the entry, and one that exists already is not started again.',
          ...common,
          headers: PressHeaders,
          params,
          body: StartEntry,
          response: responses({ 201: StartedEntry }, 'user', 'row', 'body', 'press'),
        },
      },
      async (request, reply) =>
        reply
          .code(201)
          .send(await entries.start(pressOf(request), request.params.id, request.body)),
    );

    app.put(
      `/${paths.timeEntry(':id', ':entryId')}`,
      {
        schema: {
          operationId: 'stopEntry',
          summary: 'Stop a time entry',
          description: 'Stopping it again changes nothing, and tells when it ended.',
          ...common,
          headers: PressHeaders,
          params: Type.Object({ id: RowParam, entryId: RowParam }),
          response: responses({ 200: StoppedEntry }, 'user', 'row', 'body', 'press'),
        },
      },
      (request) => entries.stop(pressOf(request), request.params.id, request.params.entryId),
    );
  };
}
