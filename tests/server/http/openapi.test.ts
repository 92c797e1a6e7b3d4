import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import {
  type Media,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
} from '#tests/support/server/openapi.ts';
import { lintOpenApi } from './lint-openapi.ts';

describe('the OpenAPI document', () => {
  let testApp: TestApp;
  let document: OpenApiDocument;
  let operations: [string, Operation][];

  beforeAll(async () => {
    testApp = await createTestApp();
    document = await openApiDocument(testApp.app);
    expect(document.openapi).toBe('3.1.0');
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  });
  afterAll(() => testApp.close());

  // API-13
  it('describes each operation, its success and its failures', () => {
    for (const [name, { summary, tags, responses }] of operations) {
      expect(summary, name).toMatch(/^\S/);
      expect(tags, name).toHaveLength(1);
      expect(Object.keys(responses), name).toEqual(
        expect.arrayContaining([expect.stringMatching(/^20[014]$/), '5XX']),
      );
    }
  });

  it('has nothing that a linter would warn of: ids, descriptions, parameters', async () => {
    expect(await lintOpenApi(document)).toEqual([]);
  });

  it('gives an example of every value that is sent or returned', () => {
    const without = operations.flatMap(([name, { parameters = [], requestBody, responses }]) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const schemas = [
        // The example of a parameter stands beside its schema.
        ...parameters.map(({ schema, ...parameter }) => ({ ...schema, ...parameter })),
        ...[requestBody ?? {}, ...good.map(([, media]) => media)].flatMap(schemasOf),
      ];
      return schemas.flatMap((schema) => valuesWithoutExample(schema, name));
    });
    expect(without).toEqual([]);
  });

  it('says which operations need an access token', () => {
    const demanding = operations
      .filter(([, { security }]) => JSON.stringify(security) === '[{"bearer":[]}]')
      .map(([name]) => name);
    expect(demanding).toHaveLength(41);
    for (const name of demanding)
      expect(name).toMatch(
        /api\/(?:worktimetracker|timeentries|transfer|deleted|days|user|lists)\//,
      );
  });
});

// API-14
function schemasOf({ content = {} }: Media): object[] {
  return Object.values(content).map(({ schema }) => schema);
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  example?: unknown;
  examples?: unknown;
}

/** The paths of what is neither made of other values nor says what it may be. */
function valuesWithoutExample(schema: Schema, path: string): string[] {
  const { type, properties, items, anyOf, ...rest } = schema;
  if ('example' in rest || 'examples' in rest) return [];
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([name, property]) =>
      valuesWithoutExample(property, `${path} ${name}`),
    );
  }
  if (items !== undefined) return valuesWithoutExample(items, path);
  if (anyOf !== undefined) return anyOf.flatMap((choice) => valuesWithoutExample(choice, path));
  const isPlain = type === 'null' || type === 'boolean' || 'const' in rest || 'enum' in rest;
  return isPlain ? [] : [path];
}

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
