import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { lazily } from '#server/lazily.ts';

/** A JSON body has types and must have the right ones: `123` is no username. */
const bodies = lazily(() => createAjv({ coerceTypes: false }));

/**
 * Paths and queries are text, in which `3` is a number. 400 digits are infinity, which Ajv leaves
 * unchecked unless told that it is a number like any other, greater than every maximum.
 */
const texts = lazily(() => createAjv({ coerceTypes: true, strictNumbers: false }));

function createAjv(options: Options): Ajv {
  // All errors at once, for all fields of a form; the size of a body is limited before.
  const ajv = new Ajv({ allErrors: true, ...options });
  addFormats.default(ajv);
  return ajv;
}

/** Compiles when the first request comes: all schemas at once would take a seventh of the start. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = lazily(() => (httpPart === 'body' ? bodies() : texts()).compile(schema));
  return (data) => {
    const validate = validator();
    return validate(data) || { error: validate.errors ?? [] };
  };
};
