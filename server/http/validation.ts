import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { lazily } from '#server/runtime/lazily.ts';

/** A JSON body must have the right types: `123` is no username (SEC-2). */
const bodies = lazily(() => createAjv({ coerceTypes: false }));

/**
 * Paths and queries are text, where `3` is a number. 400 digits become infinity, which Ajv does not
 * check against a maximum by default.
 */
const texts = lazily(() => createAjv({ coerceTypes: true, strictNumbers: false }));

/** Reports only the first error of a long body: a hundred thousand would take a hundred megabytes. */
const longBodies = lazily(() => createAjv({ coerceTypes: false, allErrors: false }));

function createAjv(options: Options): Ajv {
  // All errors at once, for all fields of a form; bodies are limited in size.
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options });
  addFormats.default(ajv);
  // OpenAPI's own word, which validates nothing.
  ajv.addVocabulary(['example']);
  return ajv;
}

export const compileValidator = validatorOf(bodies);

/** For a route whose body may be long. */
export const compileLongValidator = validatorOf(longBodies);

/** Compiles for the first request: all schemas at once would take a seventh of the start. */
function validatorOf(ofBody: () => Ajv): FastifySchemaCompiler<TSchema> {
  return ({ schema, httpPart }) => {
    const validator = lazily(() => (httpPart === 'body' ? ofBody() : texts()).compile(schema));
    return (data) => {
      const validate = validator();
      return validate(data) || { error: validate.errors ?? [] };
    };
  };
}
