import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { lazily } from '#server/runtime/lazily.ts';

/** Nothing is coerced: `123` is no username (SEC-2). */
const all = lazily(() => createAjv());

/** Reports only the first error of a long body: a hundred thousand would take a hundred megabytes. */
const longBodies = lazily(() => createAjv({ allErrors: false }));

/** The texts of paths, queries and headers that are read as a value: of numbers neither `1e3` nor `0x10` nor ` 5`. */
const VALUES: Readonly<Record<string, RegExp>> = {
  integer: /^(?:0|[1-9]\d*)$/,
  number: /^(?:0|[1-9]\d*)(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
};

function createAjv(options: Options = {}): Ajv {
  // All errors at once, for all fields of a form; bodies are limited in size.
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options });
  addFormats.default(ajv);
  // OpenAPI's own word, which validates nothing.
  ajv.addVocabulary(['example']);
  return ajv;
}

export const compileValidator = validatorOf(all);

/** For a route that takes a long body. */
export const compileLongValidator = validatorOf(longBodies);

/** Compiles for the first request: all schemas at once would take a seventh of the start. */
function validatorOf(ofBody: () => Ajv): FastifySchemaCompiler<TSchema> {
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const validator = lazily(() => (isBody ? ofBody() : all()).compile(schema));
    return (data) => {
      const validate = validator();
      if (!isBody) readValues(schema as TextSchema, data);
      return validate(data) || { error: validate.errors ?? [] };
    };
  };
}

interface TextSchema {
  properties?: Readonly<Record<string, { type: string }>>;
}

function readValues({ properties = {} }: TextSchema, data: Record<string, unknown>): void {
  for (const [name, { type }] of Object.entries(properties)) {
    const text = data[name];
    if (typeof text === 'string' && VALUES[type]?.test(text)) data[name] = JSON.parse(text);
  }
}
