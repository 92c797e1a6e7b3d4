/** Responses shared by several routes, for their schemas and the OpenAPI document. */
import { Type } from 'typebox';
import { ErrorDetail, FieldErrors } from '#contract/errors.ts';

/** For the schema of each route. */
export const failures = {
  400: Type.Union([FieldErrors, ErrorDetail]),
  429: ErrorDetail,
  '5xx': ErrorDetail,
};

export const withBody = { 413: ErrorDetail, 415: ErrorDetail };
export const refused = { 401: ErrorDetail };
export const unknown = { 404: ErrorDetail };
/** For the schema of a write that may be repeated: see `PressHeaders`. */
export const reused = { 422: ErrorDetail };
export const conflict = { 409: ErrorDetail };

/** For the schema of a route that requires an access token. */
export const bearer = { security: [{ bearer: [] }] };
