import { AxiosError, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { ApiError, isTransient, toApiError } from '#lib/http/api-error.ts';

const answered = (status: number) =>
  new AxiosError('', '', undefined, {}, { status, data: { detail: 'no' } } as AxiosResponse);
const timedOut = new AxiosError('', AxiosError.ECONNABORTED, undefined, {});
const offline = new AxiosError('', AxiosError.ERR_NETWORK, undefined, {});
const neverSent = new AxiosError('', AxiosError.ERR_BAD_OPTION);

describe('a failed call', () => {
  it.each([
    {
      name: 'answered 401',
      error: answered(401),
      failure: { kind: 'response', status: 401, data: { detail: 'no' } },
      transient: false,
    },
    {
      name: 'answered 404',
      error: answered(404),
      failure: { kind: 'response', status: 404, data: { detail: 'no' } },
      transient: false,
    },
    ...[408, 425, 429].map((status) => ({
      name: `answered ${status}`,
      error: answered(status),
      failure: { kind: 'response', status, data: { detail: 'no' } },
      transient: true,
    })),
    {
      name: 'answered 500',
      error: answered(500),
      failure: { kind: 'response', status: 500, data: { detail: 'no' } },
      transient: true,
    },
    {
      name: 'timed out',
      error: timedOut,
      failure: { kind: 'no-response', reason: 'timeout' },
      transient: true,
    },
    {
      name: 'without a network',
      error: offline,
      failure: { kind: 'no-response', reason: 'network' },
      transient: true,
    },
    { name: 'never sent', error: neverSent, failure: { kind: 'other' }, transient: false },
    {
      name: 'that is a mistake of the page',
      error: new TypeError('x'),
      failure: { kind: 'other' },
      transient: false,
    },
    { name: 'that threw a text', error: 'x', failure: { kind: 'other' }, transient: false },
  ])('$name becomes an ApiError', ({ error, failure, transient }) => {
    expect(toApiError(error).failure).toEqual(failure);
    expect(isTransient(error)).toBe(transient);
  });

  it('is wrapped only once', () => {
    const error = new ApiError({ kind: 'other' }, undefined);
    expect(toApiError(error)).toBe(error);
  });
});
