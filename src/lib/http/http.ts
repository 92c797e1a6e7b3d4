import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { apiHost } from '../build-settings.ts';
import { ApiError, toApiError } from './api-error.ts';

/** The timeout of a call (UI-11). */
const TIMEOUT_MS = 10_000;

/** The axios instance of all calls. */
export const http = axios.create({ baseURL: apiHost, timeout: TIMEOUT_MS });

/**
 * Calls the API and returns the body, which is checked by the caller (read.ts).
 *
 * @throws ApiError and nothing else
 */
export async function call(config: AxiosRequestConfig): Promise<unknown> {
  try {
    const response = await http.request<unknown>(config);
    // A wrong address or a proxy may respond with a page instead, and with status 200.
    if (isHtml(response)) throw new ApiError({ kind: 'other' });
    return response.data;
  } catch (error) {
    throw toApiError(error);
  }
}

/** For `validateStatus`: accepts only this status. */
export function only(status: 200 | 201 | 204): (status: number) => boolean {
  return (received) => received === status;
}

function isHtml({ headers }: AxiosResponse): boolean {
  return String(headers['content-type']).startsWith('text/html');
}
