import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { RowParam } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import {
  DeletedItems,
  NamedTimeEntry,
  TimeEntry,
  TimelinePage,
  TimelineQuery,
} from '#contract/time-entries.ts';
import { RunningEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { FindService } from './find-service.ts';
import type { EntryReadService } from './read-service.ts';

const params = Type.Object({ id: RowParam });

/** The calls that read entries, of one record or of all, and deleted rows that can be restored. */
export function entryReadRoutes(
  entries: EntryReadService,
  found: FindService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer });
    app.get(
      `/${paths.runningEntries(':id')}`,
      {
        schema: {
          operationId: 'listRunningEntries',
          summary: 'The running time entries of a record, oldest first',
          description: 'An entry that was stopped is not listed.',
          params,
          response: { 200: Type.Array(RunningEntry) },
        },
      },
      (request) => entries.runningOf(currentUser(request).id, request.params.id),
    );

    app.get(
      `/${paths.timeEntries(':id')}`,
      {
        schema: {
          operationId: 'listEntries',
          summary: 'All time entries of a record, newest first',
          description: 'One page; the next one begins before the last id of this one.',
          params,
          querystring: TimeEntryQuery,
          response: { 200: Type.Array(TimeEntry) },
        },
      },
      (request) => entries.pageOf(currentUser(request).id, request.params.id, request.query),
    );

    app.get(
      `/${workTimePaths.entries}`,
      {
        schema: {
          operationId: 'listTimeEntries',
          summary: 'Time entries of all records that touch a range of time',
          description:
            'From `from` up to, but without, `to`; running entries included. Ordered by beginning, then id, at most 500 on a page: `next` is the `cursor` of the page after it. With `q` or `record` only the entries that hold all words, or are of that record: the newest first, at most 50 on a page, with the number and the sum of all.',
          querystring: TimelineQuery,
          response: { 200: TimelinePage },
        },
      },
      (request, reply) => {
        const { q, record } = request.query;
        if (q === undefined && record === undefined) {
          return entries.page(currentUser(request).id, request.query);
        }
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        return found.page(currentUser(request), request.query, left.signal);
      },
    );

    app.get(
      `/${workTimePaths.entriesRunning}`,
      {
        schema: {
          operationId: 'listRunningTimeEntries',
          summary: 'Everything that runs, with the names of the records',
          description: 'Oldest first.',
          response: { 200: Type.Array(NamedTimeEntry) },
        },
      },
      (request) => entries.running(currentUser(request).id),
    );

    app.get(
      `/${workTimePaths.deleted}`,
      {
        schema: {
          operationId: 'listDeleted',
          summary:
            'Records and entries that can still be restored, and the import that can be taken back',
          description:
            'The last deleted first; of the entries at most 500, without those of deleted records.',
          response: { 200: DeletedItems },
        },
      },
      (request) => entries.deleted(currentUser(request).id),
    );
  };
}
