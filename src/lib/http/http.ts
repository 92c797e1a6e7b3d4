import axios, {
  AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  isAxiosError,
} from 'axios';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import { apiHost } from '../build-settings.ts';
import { toApiError } from './api-error.ts';

/** The timeout of a call (UI-11). */
export const TIMEOUT_MS = 10_000;

/** The axios instance of all calls. */
export const http = axios.create({ baseURL: apiHost, timeout: TIMEOUT_MS });

// Before all other interceptors: a foreign response is none for them, either.
http.interceptors.response.use(refuseForeign, (error) => {
  if (isAxiosError(error) && error.response) refuseForeign(error.response);
  throw error;
});

/**
 * Calls the API and returns the body, which is checked by the caller (read.ts).
 *
 * @throws ApiError and nothing else
 */
export async function call(config: AxiosRequestConfig): Promise<unknown> {
  return (await request(config)).data;
}

/** The same with the headers of the response. */
export async function request(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request<unknown>(config);
  } catch (error) {
    throw toApiError(error);
  }
}

/** The same call with an access token. */
export function withToken(config: AxiosRequestConfig, access: string): AxiosRequestConfig {
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${access}` } };
}

/** For `validateStatus`: accepts only this status. */
export function only(status: 200 | 201 | 204): (status: number) => boolean {
  return (received) => received === status;
}

/** Refuses a response of a portal, a proxy or a wrong address: it is none of the server (OUT-11). */
function refuseForeign(response: AxiosResponse): AxiosResponse {
  if (!isForeign(response)) return response;
  const { config, request } = response;
  throw new AxiosError('foreign response', AxiosError.ERR_BAD_RESPONSE, config, request ?? {});
}

/**
 * Our server's responses name the press; other calls fail with a page where data is expected. A refresh
 * is not refused by a page either, whatever its status (SES-25).
 */
function isForeign({ config, headers, status }: AxiosResponse): boolean {
  const key = config.headers.get(PRESS_KEY_HEADER);
  if (key) return headers[PRESS_KEY_HEADER] !== key;
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage && (status < 400 || config.url === paths.refresh);
}
