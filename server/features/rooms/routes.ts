import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ROOM_MESSAGE_LENGTH } from '#contract/limits.ts';
import { roomPaths } from '#contract/room-paths.ts';
import {
  OpenedRoom,
  OpenRoom,
  Room,
  RoomEventPage,
  RoomEventsHeaders,
  RoomEventsQuery,
  RoomId,
  SendRoomEvent,
  SentRoomEvent,
} from '#contract/rooms.ts';
import { clientKey } from '#server/http/client-address.ts';
import { responses } from '#server/http/responses.ts';
import type { Audience } from './audience-service.ts';
import { createEventStream } from './event-stream.ts';
import type { RoomService } from './service.ts';

const EVENT_STREAM = 'text/event-stream';
/** The longest message, and what stands around it. */
const bodyLimit = ROOM_MESSAGE_LENGTH.host + 1024;

const common = { tags: ['rooms'] };
const params = Type.Object({ room: RoomId });

/** The calls of draws that many follow. They need no account. */
export function roomRoutes(rooms: RoomService, audience: Audience): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Before the server waits for the end of what is under way.
    app.addHook('preClose', () => audience.close());

    app.post(
      `/${roomPaths.rooms}`,
      {
        bodyLimit,
        config: { limit: 'room' },
        schema: {
          operationId: 'openRoom',
          summary: 'Open a room in which many follow a draw',
          description:
            'It ends 24 hours after its last event. Whoever has the secret speaks as the host.',
          ...common,
          body: OpenRoom,
          response: responses({ 201: OpenedRoom }, 'body'),
        },
      },
      async (request, reply) => reply.code(201).send(await rooms.open(request.body.payload)),
    );

    app.get(
      `/${roomPaths.room(':room')}`,
      {
        config: { limit: 'roomRead' },
        schema: {
          operationId: 'getRoom',
          summary: 'A room and what is drawn in it',
          description: 'With the number of its events so far, and of those who watch.',
          ...common,
          params,
          response: responses({ 200: Room }, 'row'),
        },
      },
      (request) => rooms.find(request.params.room),
    );

    app.get(
      `/${roomPaths.roomEvents(':room')}`,
      {
        config: { limit: 'roomRead', mayTakeLong: true },
        schema: {
          operationId: 'listRoomEvents',
          summary: 'The events of a room, in the order in which the server received them',
          description:
            'Accepting `text/event-stream`, as server-sent events: those that are there and those that come, and the event `here` with who watches.',
          ...common,
          params,
          querystring: RoomEventsQuery,
          headers: RoomEventsHeaders,
          response: responses({ 200: RoomEventPage }, 'row'),
        },
      },
      async (request, reply) => {
        const { 'last-event-id': lastEventId } = request.headers;
        const { after = 0, viewer } = request.query;
        const { room } = request.params;
        const visit = { room, viewer, after: Number(lastEventId ?? after) };
        if (!wantsStream(request)) return audience.ask(visit);
        await audience.join(visit, clientKey(request), () => {
          reply.hijack();
          // nginx and alike would collect what is meant to arrive at once.
          reply.type(EVENT_STREAM).header('x-accel-buffering', 'no');
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          return createEventStream(reply.raw);
        });
        return reply;
      },
    );

    app.post(
      `/${roomPaths.roomEvents(':room')}`,
      {
        bodyLimit,
        config: { limit: 'roomEvent' },
        schema: {
          operationId: 'sendRoomEvent',
          summary: 'Add an event to a room',
          description: 'With the secret as the host, without it as a viewer, who may send less.',
          ...common,
          params,
          body: SendRoomEvent,
          response: responses({ 201: SentRoomEvent }, 'row', 'body', 'secret'),
        },
      },
      async (request, reply) => {
        const sent = await rooms.send(request.params.room, request.body);
        return reply.code(201).send(sent);
      },
    );
  };
}

function wantsStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes(EVENT_STREAM);
}
