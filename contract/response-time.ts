/** The response-time call (INF-2): each round reports the previous one. */
import { type Static, Type } from 'typebox';
import { EXTENSIONS } from './extensions.ts';
import { Id, Timestamp } from './ids.ts';

export const ResponseTimeQuery = Type.Object({
  last_request_date: Type.Optional(Timestamp),
  last_response_date: Type.Optional(Timestamp),
  response_time: Type.Optional(
    Type.Number({
      description: 'How long the previous round took, in milliseconds.',
      minimum: 0,
      maximum: 86_400_000,
      examples: [20.5],
    }),
  ),
});
export type ResponseTimeQuery = Static<typeof ResponseTimeQuery>;

export const ResponseTimeRecord = Type.Object({
  /** The customer's page asks for one. Nothing is stored, so it is always the same. */
  id: Id,
  ip_addr: Type.String({ examples: ['203.0.113.7'] }),
  extensions: Type.Literal(EXTENSIONS),
  /** Increases with every change of the signed-in user's data; absent for guests. */
  revision: Type.Optional(Type.Integer({ minimum: 0, examples: [41] })),
});
export type ResponseTimeRecord = Static<typeof ResponseTimeRecord>;
