import axios, { type AxiosRequestConfig } from 'axios';
import { toApiError } from './api-error.ts';
import { apiHost } from './build-settings.ts';

/** After this long without an answer a call has failed. */
const TIMEOUT_MS = 10_000;

/** The one way out of the page. */
export const http = axios.create({ baseURL: apiHost, timeout: TIMEOUT_MS });

/**
 * Calls the API and answers with the body.
 *
 * @throws ApiError and nothing else
 */
export async function call<Body>(config: AxiosRequestConfig): Promise<Body> {
  try {
    const response = await http.request<Body>(config);
    return response.data;
  } catch (error) {
    throw toApiError(error);
  }
}
