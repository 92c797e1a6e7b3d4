/** Schemas are compiled when they are first needed: what cannot be compiled must be found here. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { expect, it } from 'vitest';
import { compileSerializer } from '#server/http/serialization.ts';
import { compileValidator } from '#server/http/validation.ts';
import { createTestApp } from '#tests/support/server/app.ts';
import { type Media, openApiDocument } from '#tests/support/server/openapi.ts';

const route = { method: 'GET', url: '/', httpStatus: '200' };
const broken = { type: 'nonsense' };

function schemasOf({ content = {} }: Media): object[] {
  return Object.values(content).map(({ schema }) => schema);
}

it('of all operations in the document compile', async () => {
  const testApp = await createTestApp();
  const document = await openApiDocument(testApp.app);
  await testApp.close();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const asked = operations.flatMap(({ parameters = [], requestBody = {} }) => [
    ...parameters.map(({ schema }) => schema),
    ...schemasOf(requestBody),
  ]);
  const answered = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(schemasOf),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(answered.length).toBeGreaterThan(50);
  for (const schema of asked) {
    for (const httpPart of ['body', 'querystring']) {
      compileValidator({ schema, httpPart, ...route })({});
    }
  }
  const compileNow = SerializerSelector()({});
  for (const schema of answered) compileNow({ schema, ...route });
});

it('are compiled by the first request or response that needs them', () => {
  const validate = compileValidator({ schema: broken, httpPart: 'body', ...route });
  expect(() => validate({})).toThrow('schema is invalid');
  const serialize = compileSerializer({ schema: broken, ...route });
  expect(() => serialize({})).toThrow('schema is invalid');
});
