/** The response-time call (customer's sections 3 and 7): each round reports the one before it. */
import { type Static, Type } from 'typebox';
import { Id, Timestamp } from './ids.ts';

export const ResponseTimeQuery = Type.Object({
  last_request_date: Type.Optional(Timestamp),
  last_response_date: Type.Optional(Timestamp),
  /** Milliseconds. */
  response_time: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400_000 })),
});
export type ResponseTimeQuery = Static<typeof ResponseTimeQuery>;

export const ResponseTimeRecord = Type.Object({ id: Id, ip_addr: Type.String() });
export type ResponseTimeRecord = Static<typeof ResponseTimeRecord>;
