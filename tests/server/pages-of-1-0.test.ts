import { readFileSync } from 'node:fs';
import type { HTTPMethods } from 'fastify';
import { expect, it } from 'vitest';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER } from '#contract/extensions.ts';
import { createTestApp, testNow } from '#tests/support/server/app.ts';
import { signedInUser } from '#tests/support/server/session.ts';

interface Call {
  /** Method and path. */
  call: string;
  key?: string;
  /** Milliseconds since the epoch. */
  time?: string;
  body?: object;
  status: number;
  response?: object;
}

/** The calls of a page of 1.0.0 that sends a press of each kind and reads again, and what 1.0.0 answered. */
const { at, calls }: { at: number; calls: Call[] } = JSON.parse(
  readFileSync('tests/kept/1.0.0-new/calls.json', 'utf8'),
);

// OPS-32
it('a page of 1.0.0 that is still open gets what its server answered, and perhaps more', async () => {
  const testApp = await createTestApp();
  testApp.clock.advance(at - testNow);
  const { access } = await signedInUser(testApp, 'taro');
  for (const { call, key, time, body, status, response } of calls) {
    const [method, path = ''] = call.split(' ');
    const headers = {
      ...(key && { [PRESS_KEY_HEADER]: key }),
      ...(time && { [PRESS_TIME_HEADER]: time }),
    };
    const now = await testApp.call(method as HTTPMethods, path, body, { access, headers });
    expect([call, now.statusCode]).toEqual([call, status]);
    if (response) expect({ call, response: now.json() }).toMatchObject({ call, response });
  }
  await testApp.close();
});
