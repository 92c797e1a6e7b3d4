import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { HTTPMethods } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import {
  type Media,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
} from '#tests/support/server/openapi.ts';
import { suiteApp } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';

describe('the OpenAPI document', () => {
  const testApp = suiteApp();
  let document: OpenApiDocument;
  let operations: [string, Operation][];

  beforeAll(async () => {
    document = await openApiDocument(testApp.app);
    expect(document.openapi).toBe('3.1.0');
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
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
});

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

/** Every problem that Redocly's strict rules and two more find in a document, one line each. */
async function lintOpenApi(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-description': 'error',
      'parameter-description': 'error',
      // The customer's paths end with a slash, and one of them looks like another.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
      'info-license': 'off',
      // Operations for the operator demand nothing that a client could get wrong.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => {
    const [place] = location;
    return `${place?.pointer ?? '#'}: ${message} (${ruleId})`;
  });
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

// API-14
describe('a path', () => {
  const testApp = suiteApp();

  it('is found with and without its last slash', async () => {
    for (const path of [paths.raffles, paths.raffleItems(1), paths.responseTime]) {
      const bare = path.replace(/\/$/, '');
      for (const url of [`/api/${bare}`, `/api/${bare}/`]) {
        expect((await testApp.app.inject(url)).statusCode, url).toBe(200);
      }
    }
  });

  it('gets 405 with the allowed methods for one that it does not have, and changes nothing', async () => {
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

  it.each(['/api/nowhere', '/api/roulette/'])('is a 404 if it does not exist: %s', async (url) => {
    for (const method of ['GET', 'POST', 'PROPFIND'] as HTTPMethods[]) {
      expect((await testApp.app.inject({ method, url })).statusCode).toBe(404);
    }
  });
});
