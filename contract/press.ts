/** The headers of a write that was first stored in the browser, and may be sent again (OUT-2, OUT-10). */
import { Type } from 'typebox';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER } from './extensions.ts';

/** Without them a write takes effect when it arrives, each time it arrives. */
export const PressHeaders = Type.Object({
  [PRESS_KEY_HEADER]: Type.Optional(
    Type.String({
      description:
        'Made once for each press: the same request with the same key has one effect and one response. In quotes, or without.',
      // A token has dots and is longer: none is ever stored as a key.
      pattern: '^(?:[A-Za-z0-9_-]{8,64}|"[A-Za-z0-9_-]{8,64}")$',
      examples: ['"8e03978e-40d5-43dd-bc93-6f3a2f3c8f80"'],
    }),
  ),
  [PRESS_TIME_HEADER]: Type.Optional(
    Type.Integer({
      description:
        'When the press was made by the clock of the server, in milliseconds since the epoch, at most a year ago: it counts at that time, or when it arrives if that is earlier.',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      examples: [1_795_432_201_000],
    }),
  ),
});
