/**
 * Generated requests for every route, made from the OpenAPI document: never a 500, never a change without a
 * success, and always a response in our shape (API-13, API-15).
 */
import fc from 'fast-check';
import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { rounds } from '#tests/support/long-run.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { type Operation, openApiDocument } from '#tests/support/server/openapi.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';

/** The parts of a schema that the generator reads. */
type Schema = Partial<
  Record<'type' | 'const', unknown> &
    Record<'minimum' | 'maximum', number> &
    Record<'enum' | 'examples', unknown[]>
> & { properties?: Record<string, Schema>; required?: string[]; items?: Schema; anyOf?: Schema[] };

/** A part of a path or a query. */
type Parameter = Record<'in' | 'name', string> & { schema: Schema; example?: unknown };

const REQUESTS = 600;

/** Values that often cause defects. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud83d', '\u202etxt', 'é'.repeat(300), '㍿'.repeat(16)),
  fc.constantFrom("'; drop table users; --", '../../etc/passwd', '%zz', '1e309', '9'.repeat(400)),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, null, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);
const deep = `${'{"name":['.repeat(1700)}1${']}'.repeat(1700)}`;
const badBodies = fc.constantFrom('{"__proto__":{"name":"a"}}', '{"name":1e400}', '[]', '{', deep);

const mostly = <Good, Bad>(weight: number, good: fc.Arbitrary<Good>, bad: fc.Arbitrary<Bad>) =>
  fc.oneof({ weight, arbitrary: good }, { weight: 1, arbitrary: bad });

/** Mostly values that the schema allows. */
function mostlyAllowed(schema: Schema): fc.Arbitrary<unknown> {
  return mostly(25, allowed(schema), nasty);
}

function allowed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(mostlyAllowed));
  if (schema.properties) {
    const fields = fieldsOf(schema.properties);
    const requiredKeys: string[] = schema.required ?? [];
    return mostly(9, fc.record(fields, { requiredKeys }), fc.record(fields, { requiredKeys: [] }));
  }
  if (schema.items) return fc.array(mostlyAllowed(schema.items), { maxLength: 3 });
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  return fc.string({ unit: 'grapheme', maxLength: 20 });
}

function fieldsOf(schemas: Record<string, Schema>): Record<string, fc.Arbitrary<unknown>> {
  const fields = Object.entries(schemas);
  return Object.fromEntries(fields.map(([name, schema]) => [name, mostlyAllowed(schema)]));
}

/** As a client without care would: lone surrogates cannot be encoded, so they are left out. */
const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

describe.each(routeDatabases)('generated requests on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  it.each(Array.from({ length: rounds({ few: 1, all: 30 }) }, (_, round) => round))(
    'get a response, and change nothing unless they succeed (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const statuses = new Set<number>();
      const requests = fc.oneof(...(await requestsOf()));
      let before = await storedRows(testApp.db);
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const { method } = request;
          const response = await testApp.app.inject({
            ...request,
            method: method as HTTPMethods,
            url: await withIds(request.url),
          });
          const after = await storedRows(testApp.db);
          statuses.add(response.statusCode);
          expect(response.statusCode, response.body).toBeLessThan(500);
          expect(response.headers['content-security-policy']).toBeDefined();
          if (response.statusCode >= 300) {
            if (method !== 'HEAD') expectErrorShape(response.statusCode, response.json());
            expect(after).toEqual(before);
          }
          before = after;
        }),
        { numRuns: REQUESTS, seed },
      );
      expect(Object.prototype).not.toHaveProperty('name');
      expect([...statuses]).toEqual(
        expect.arrayContaining([200, 201, 204, 400, 401, 404, 405, 409]),
      );
    },
  );

  async function requestsOf() {
    // The examples of the document name 7.
    for (let id = 1; id <= 8; id += 1) {
      const record = await tracker.addRecord();
      await tracker.call('POST', paths.timeEntries(record));
    }
    const document = await openApiDocument(testApp.app);
    return Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) =>
        requestOf(path, method.toUpperCase(), operation),
      ),
    );
  }

  function requestOf(path: string, own: string, { parameters = [], requestBody }: Operation) {
    const values = (place: string) => {
      const named = (parameters as Parameter[]).filter((parameter) => parameter.in === place);
      const schemas = named.map(({ name, schema, example }): [string, Schema] => [
        name,
        example ? { examples: [example] } : schema,
      ]);
      return fc.record(fieldsOf(Object.fromEntries(schemas)), { requiredKeys: [] });
    };
    const body = mostlyAllowed(requestBody?.content?.['application/json']?.schema ?? {});
    return fc
      .record({
        method: mostly(12, fc.constant(own), fc.constantFrom('GET', 'POST', 'DELETE', 'HEAD')),
        query: values('query'),
        ids: values('path'),
        payload: mostly(
          12,
          body.map((value) => JSON.stringify(value)),
          badBodies,
        ),
        authorization: mostly(
          8,
          fc.constant(tracker.user.headers.authorization),
          nasty.map((token) => `Bearer ${encode(token)}`),
        ),
      })
      .map(({ method, query, ids, payload, authorization }) => {
        const words = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
        const filled = path.replaceAll(/\{(\w+)\}/g, (hole, name) =>
          name in ids ? encode(ids[name]) : hole,
        );
        return {
          method,
          url: `${filled}?${words.join('&')}`,
          headers: { 'content-type': 'application/json', authorization },
          ...(['POST', 'PUT', 'PATCH'].includes(method) ? { payload } : {}),
        };
      });
  }

  /** A hole that was left open is what is there. */
  async function withIds(url: string): Promise<string> {
    const newest = (table: 'work_records' | 'time_entries') =>
      testApp.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirst();
    const [record, entry] = [await newest('work_records'), await newest('time_entries')];
    const id = url.startsWith('/api/timeentries/') ? entry?.id : record?.id;
    return url
      .replace('{entryId}', String(entry?.id))
      .replace('{id}', url.includes('noauth') ? '1' : String(id))
      .replaceAll(/\{\w+\}/g, 'A');
  }
});

/** Texts alone; a conflict also tells what is stored now. */
function expectErrorShape(status: number, { current, ...texts }: Record<string, unknown>): void {
  if (current !== undefined) expect([status, typeof current]).toEqual([409, 'object']);
  const values = Object.values(texts).flat();
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).toEqual(expect.any(String));
}
