import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server-app.ts';
import { type Operation, openApiDocument } from '#tests/support/server-openapi.ts';

describe('the OpenAPI document', () => {
  let testApp: TestApp;
  let operations: [string, Operation][];

  beforeAll(async () => {
    testApp = await createTestApp();
    const document = await openApiDocument(testApp.app);
    expect(document.openapi).toBe('3.1.0');
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  });
  afterAll(() => testApp.close());

  it('describes each operation, its success and its failures', () => {
    for (const [name, { summary, tags, responses }] of operations) {
      expect(summary, name).toMatch(/^\S/);
      expect(tags, name).toHaveLength(1);
      expect(Object.keys(responses), name).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20[014]$/), '5XX']),
      );
    }
  });

  it('says which operations need an access token', () => {
    const demanding = operations
      .filter(([, { security }]) => JSON.stringify(security) === '[{"bearer":[]}]')
      .map(([name]) => name);
    expect(demanding).toHaveLength(9);
    for (const name of demanding) expect(name).toContain('/api/worktimetracker/');
  });
});

describe('a path', () => {
  it('is found with and without its last slash', async () => {
    const testApp = await createTestApp();
    for (const path of [paths.raffles, paths.raffleItems(1), paths.responseTime]) {
      const bare = path.replace(/\/$/, '');
      for (const url of [`/api/${bare}`, `/api/${bare}/`]) {
        expect((await testApp.app.inject(url)).statusCode, url).toBe(200);
      }
    }
    await testApp.close();
  });
});
