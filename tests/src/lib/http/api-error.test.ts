import { AxiosError, type AxiosResponse } from 'axios';
import { expect, it } from 'vitest';
import { isTransient, toApiError } from '#lib/http/api-error.ts';

const answered = (status: number) =>
  new AxiosError('', '', undefined, {}, { status, data: { detail: 'no' } } as AxiosResponse);
const timedOut = new AxiosError('', AxiosError.ECONNABORTED, undefined, {});
const offline = new AxiosError('', AxiosError.ERR_NETWORK, undefined, {});
const neverSent = new AxiosError('', AxiosError.ERR_BAD_OPTION);

const response = (status: number) => ({ kind: 'response', status, data: { detail: 'no' } });
const other = { kind: 'other' };

it.each<[name: string, error: unknown, failure: object, transient: boolean]>([
  ['answered 401', answered(401), response(401), false],
  ['answered 404', answered(404), response(404), false],
  ['answered 408', answered(408), response(408), true],
  ['answered 425', answered(425), response(425), true],
  ['answered 429', answered(429), response(429), true],
  ['answered 500', answered(500), response(500), true],
  ['timed out', timedOut, { kind: 'no-response', reason: 'timeout' }, true],
  ['without a network', offline, { kind: 'no-response', reason: 'network' }, true],
  ['never sent', neverSent, other, false],
  ['that is a mistake of the page', new TypeError('x'), other, false],
  ['that threw a text', 'x', other, false],
])('a call %s becomes an ApiError', (_, error, failure, transient) => {
  expect(toApiError(error).failure).toEqual(failure);
  expect(isTransient(error)).toBe(transient);
});
