import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldErrors } from '#contract/errors.ts';

/** The key for errors of the whole body, as in Django REST framework. */
const WHOLE_BODY = 'non_field_errors';

/** Turns a validator's errors into messages by field. */
export function fieldErrors(errors: readonly FastifySchemaValidationError[]): FieldErrors {
  const byField = Map.groupBy(errors, fieldOf);
  return Object.fromEntries([...byField].map(([field, all]) => [field, all.map(messageOf)]));
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const [, first] = instancePath.split('/');
  if (first !== undefined) return first;
  return keyword === 'required' ? String(params.missingProperty) : WHOLE_BODY;
}

function messageOf({ keyword, params, message }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'minLength':
      return `Ensure this field has at least ${String(params.limit)} characters.`;
    case 'maxLength':
      return `Ensure this field has no more than ${String(params.limit)} characters.`;
    default:
      return message ?? 'Not valid.';
  }
}
