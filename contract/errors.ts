/** Error bodies, in the shapes of Django REST framework (API-5). */
import { type Static, Type } from 'typebox';

/** An error of the whole request. `code` is stable and machine-readable, `detail` is for people. */
export const ErrorDetail = Type.Object({ detail: Type.String(), code: Type.String() });
export type ErrorDetail = Static<typeof ErrorDetail>;

/** Body of a 400: the errors of each wrong field; `non_field_errors` for the body itself. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;
