import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Feed, NewFeed } from '#contract/feed.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { clientKey } from '#server/http/client-address.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { FeedService } from './service.ts';

/** Bytes, which all who are sent them share. */
const Calendar = Type.Unsafe<Buffer>(Type.String({ examples: ['BEGIN:VCALENDAR'] }));

/** Counts a request; throws a `TooManyRequestsError` beyond the limit. */
interface FeedLimits {
  unknown(client: string): Promise<void>;
  reads(user: string): Promise<void>;
}

/** The calls of owners about the address of their calendar, and the calendar itself. */
export function feedRoutes(feeds: FeedService, count: FeedLimits): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['account'], ...bearer });
    app.get(
      `/${workTimePaths.feed}`,
      {
        schema: {
          operationId: 'readCalendarFeed',
          summary: 'When the address of the calendar was made',
          description: 'The address itself is told only when it is made.',
          response: { 200: Feed },
        },
      },
      (request) => feeds.since(currentUser(request).id),
    );

    app.post(
      `/${workTimePaths.feed}`,
      {
        schema: {
          operationId: 'makeCalendarFeed',
          summary: 'Make the address of the calendar, or replace it',
          description: 'The token is told this once. The address of before is good no more.',
          response: { 201: NewFeed },
        },
      },
      (request) => feeds.make(currentUser(request)),
    );

    app.delete(
      `/${workTimePaths.feed}`,
      {
        schema: {
          operationId: 'endCalendarFeed',
          summary: 'Switch the calendar off',
          description: 'Its address is good no more.',
          response: { 204: Type.Null() },
        },
      },
      (request) => feeds.end(currentUser(request)),
    );

    app.get(
      `/${workTimePaths.feedFile(':file')}`,
      {
        schema: {
          security: [],
          operationId: 'readCalendar',
          summary: 'The entries of the last 90 days as a calendar (RFC 5545)',
          description: 'For calendar programs: the token in the path is all they need.',
          params: Type.Object({
            file: Type.String({
              description: 'The token, and `.ics`.',
              examples: ['q2fN0rPz.ics'],
            }),
          }),
          response: {
            200: { content: { 'text/calendar': { schema: Calendar } } },
            304: Type.Null(),
          },
        },
      },
      async (request, reply) => {
        const feed = await feeds.find(request.params.file.replace(/\.ics$/, ''));
        if (feed === undefined) {
          await count.unknown(clientKey(request));
          throw new NotFoundError();
        }
        await count.reads(String(feed.user));
        const tag = `"${feed.tag}"`;
        reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
        if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const text = await feeds.write(feed, left.signal);
        return reply.type('text/calendar; charset=utf-8').send(text);
      },
    );
  };
}

/**
 * True if `If-None-Match` names this ETag. By the weak comparison of RFC 9110: a proxy that compresses makes weak
 * tags of strong ones.
 */
function isKnownTag(tags: string | undefined, tag: string): boolean {
  return (tags ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
