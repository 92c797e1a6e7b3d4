import type { AxiosRequestConfig } from 'axios';

/** The same call with an access token. */
export function withToken(config: AxiosRequestConfig, access: string): AxiosRequestConfig {
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${access}` } };
}
