/** Error bodies, in the shapes of Django REST framework. */
import { type Static, Type } from 'typebox';

/** An error of the whole request. `code` is stable and machine-readable, `detail` is for people. */
export const ErrorDetail = Type.Object({ detail: Type.String(), code: Type.String() });
export type ErrorDetail = Static<typeof ErrorDetail>;

/** Answer 400: for each wrong field what is wrong with it; `non_field_errors` for the body itself. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;
