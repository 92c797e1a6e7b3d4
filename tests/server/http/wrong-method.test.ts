import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { openApiDocument } from '#tests/support/server/openapi.ts';
import { storedRows } from '#tests/support/server/tables.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

describe('a method that a path does not have', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  // API-14
  it('gets 405 with the allowed methods, and changes nothing', async () => {
    const documented = Object.entries((await openApiDocument(testApp.app)).paths);
    const before = await storedRows(testApp.db);
    for (const [path, operations] of documented) {
      const known = Object.keys(operations).map((method) => method.toUpperCase());
      if (known.includes('GET')) known.push('HEAD');
      for (const method of methods.filter((one) => !known.includes(one))) {
        const response = await testApp.app.inject({ method, url: path.replaceAll(/{\w+}/g, '1') });
        const seen = `${method} ${path}`;
        expect(response.statusCode, seen).toBe(405);
        expect(response.headers.allow, seen).toBe(known.toSorted().join(', '));
        if (method === 'HEAD') continue;
        const detail = `Method "${method}" not allowed.`;
        expect(response.json(), seen).toEqual({ detail, code: 'method_not_allowed' });
      }
    }
    expect(documented.length).toBeGreaterThan(10);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it.each(['/api/nowhere', '/api/roulette/'])(
    'is a 404 if the path does not exist: %s',
    async (url) => {
      for (const method of ['GET', 'POST', 'PROPFIND'] as HTTPMethods[]) {
        expect((await testApp.app.inject({ method, url })).statusCode).toBe(404);
      }
    },
  );
});
