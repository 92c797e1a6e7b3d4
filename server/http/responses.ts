/** The answers that several routes share, for their schemas and the OpenAPI document. */
import { Type } from 'typebox';
import { ErrorDetail, FieldErrors } from '#contract/errors.ts';

/** Put into the schema of each route. */
export const failures = {
  400: Type.Union([FieldErrors, ErrorDetail]),
  429: ErrorDetail,
  '5xx': ErrorDetail,
};

export const withBody = { 413: ErrorDetail, 415: ErrorDetail };
export const refused = { 401: ErrorDetail };
export const unknown = { 404: ErrorDetail };

/** In a route's schema: the access token is demanded. */
export const bearer = { security: [{ bearer: [] }] };
