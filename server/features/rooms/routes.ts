import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { ROOM_PAYLOAD_LENGTH } from '#contract/limits.ts';
import { roomPaths } from '#contract/room-paths.ts';
import {
  AbsentLines,
  DrawRound,
  JoinRoom,
  OpenRoom,
  PromiseBytes,
  RevealBytes,
  RoomHeard,
  RoomId,
  RoomSeat,
  RoomState,
  RoundDue,
} from '#contract/rooms.ts';
import { clientKey, nearbyKey } from '#server/http/client-address.ts';
import { describeRoutes } from '#server/http/route-schemas.ts';
import type { Audience } from './audience-service.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import type { NoteReader } from './readers-service.ts';
import type { Caller, RoomService } from './service.ts';

const EVENT_STREAM = 'text/event-stream';

const params = Type.Object({ room: RoomId });
const heard = { 200: RoomHeard, 409: RoundDue };
const stream = {
  200: {
    description: 'Events',
    content: { [EVENT_STREAM]: { schema: Type.String({ examples: ['event: ended'] }) } },
  },
};

/** The calls of draws that many follow. They need no account: a device speaks by the token of its room. */
export function roomRoutes(
  rooms: RoomService,
  audience: Audience,
  noteReader: NoteReader,
): FastifyPluginAsyncTypebox {
  const deviceOf = (request: FastifyRequest) => rooms.keyOf(callerOf(request as RoomRequest));
  const config = { limit: 'roomRead', deviceOf } as const;

  return async (app) => {
    describeRoutes(app, { tags: ['rooms'] });
    // Before the server waits for the requests in progress.
    app.addHook('preClose', () => audience.close());

    app.post(
      `/${roomPaths.rooms}`,
      {
        bodyLimit: ROOM_PAYLOAD_LENGTH + 1024,
        config: { limit: 'room' },
        schema: {
          operationId: 'openRoom',
          summary: 'Open a room in which many follow a draw',
          description:
            "Returns the host's seat. It ends 24 hours after its last draw, and before the first one 24 hours after its opening.",
          body: OpenRoom,
          response: { 201: RoomSeat, 409: ErrorDetail },
        },
      },
      (request) =>
        rooms.open(request.body, { address: clientKey(request), nearby: nearbyKey(request) }),
    );

    app.post(
      `/${roomPaths.roomDevices(':room')}`,
      {
        config: { limit: 'roomJoin' },
        schema: {
          operationId: 'joinRoom',
          summary: 'Take a seat in a room',
          description: 'Without an open stream it is free for others after a minute.',
          params,
          body: Type.Union([JoinRoom, Type.Null()]),
          response: { 201: RoomSeat },
        },
      },
      (request) => rooms.join(request.params.room, clientKey(request), request.body ?? {}),
    );

    app.get(
      `/${roomPaths.room(':room')}`,
      {
        config,
        schema: {
          operationId: 'getRoom',
          summary: 'A room: its last round, and who is there',
          description:
            'Also for those who have no seat. A device that reads with its token takes part as with a stream. An ended room answers for a minute.',
          params,
          response: { 200: RoomState },
        },
      },
      async (request) => {
        // What is read does not depend on it.
        await noteReader(callerOf(request)).catch(() => undefined);
        return rooms.read(callerOf(request));
      },
    );

    app.get(
      `/${roomPaths.roomEvents(':room')}`,
      {
        config: { ...config, mayTakeLong: true },
        schema: {
          operationId: 'watchRoom',
          summary: 'What happens in a room, as server-sent events',
          description:
            'First `state`, as a read answers it; then `round` with what was closed and with its result, `here` with who is there, and `ended`. A device takes part while its stream is open.',
          ...ofDevice,
          params,
          response: stream,
        },
      },
      async (request, reply) => {
        if (request.method === 'HEAD') return reply.type(EVENT_STREAM).send('');
        await audience.join(callerOf(request), clientKey(request), () => openStream(reply));
        return reply;
      },
    );

    function addStep<Body extends TSchema>(
      path: string,
      words: object,
      body: Body,
      step: (caller: Caller, body: Static<Body>) => Promise<RoomHeard>,
    ): void {
      const schema = { ...words, ...ofDevice, params, body, response: heard };
      app.post(`/${path}`, { config, schema }, (request) =>
        step(callerOf(request), request.body as Static<Body>),
      );
    }
    const promised = {
      operationId: 'promiseBytes',
      summary: 'Promise bytes',
      description: 'For the next round that is drawn.',
    };
    addStep(roomPaths.roomPromises(':room'), promised, PromiseBytes, rooms.promise);
    const drawn = {
      operationId: 'drawRound',
      summary: 'Close a round, as the host',
      description:
        'For those who are there and have promised. Refused sooner than 3.6 s after the last result, and of orders and groups while a page of 1.0 is there (`pages_behind`).',
    };
    addStep(roomPaths.roomDraws(':room'), drawn, DrawRound, rooms.draw);
    const revealed = {
      operationId: 'revealBytes',
      summary: 'Reveal the promised bytes of the round under way',
      description: 'The last ones end the round, as do 3 s.',
    };
    addStep(roomPaths.roomReveals(':room'), revealed, RevealBytes, rooms.reveal);

    app.put(`/${roomPaths.roomAbsent(':room')}`, { config, schema: absentSchema }, (request) =>
      rooms.markAbsent(callerOf(request), request.body),
    );

    app.delete(
      `/${roomPaths.room(':room')}`,
      {
        config,
        schema: {
          operationId: 'endRoom',
          summary: 'End a room, as the host',
          description: 'After the result of a round under way.',
          ...ofDevice,
          params,
          response: { 204: Type.Null() },
        },
      },
      (request) => rooms.end(callerOf(request)),
    );
  };
}

const ofDevice = { security: [{ device: [] }] };

const absentSchema = {
  operationId: 'markAbsentLines',
  summary: 'Say which lines are absent, as the host',
  description: 'All who are there learn it before the next round; no round depends on it.',
  ...ofDevice,
  params,
  body: AbsentLines,
  response: { 204: Type.Null() },
};

type RoomRequest = FastifyRequest<{ Params: { room: string } }>;

/** The user's own token is none of a room. */
function callerOf({ params, headers }: RoomRequest): Caller {
  const token = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
  return { room: params.room, token };
}

function openStream(reply: FastifyReply): EventStream {
  reply.hijack();
  // Proxies would collect events that are meant to arrive at once, some of them to compress them.
  reply
    .type(EVENT_STREAM)
    .header('x-accel-buffering', 'no')
    .header('cache-control', 'no-store, no-transform');
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  return createEventStream(reply.raw);
}
