/** Connects the page with the real server in the same process, with simulated faults. */
import axios, {
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { http } from '#lib/http/http.ts';
import type { TestClock } from '#tests/support/server/app.ts';
import { createFourteenCalls, type FourteenCalls } from '#tests/support/server/fourteen-calls.ts';
import { whileTimeStands } from './page-time.ts';

export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Something between the page and the server responds in its place. */
  | { portal: Answer }
  | 'no-network'
  /** The server does what was asked, and its response is lost. */
  | 'response-lost'
  | 'hang';

interface SentRequest {
  method: string;
  /** Relative to the API host, without the query. */
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
}

export interface Network {
  /** Every request that the page has made, oldest first. */
  readonly sent: SentRequest[];
  /**
   * Lets requests fail whose path begins with this, of one method if it is given, until `heal` is
   * called. `*` stands for what names a row.
   */
  breakPath: (prefix: string, fault: Fault, method?: 'get' | 'post') => void;
  heal: () => void;
  /** Changes the responses to requests whose path begins with this, as a server that cheats would. */
  changeBody: (prefix: string, change: (body: string) => string) => void;
  /**
   * Keeps back the responses to requests whose path begins with this, of one method if it is given.
   *
   * @returns lets them come
   */
  holdPath: (prefix: string, method?: 'get' | 'post' | 'patch') => () => void;
  /**
   * Lets the server's clock, which stands until then, go by this device's, this much ahead of it.
   */
  letServerTimeRun: (aheadMs?: number) => void;
}

interface Hold {
  prefix: string;
  method: string | undefined;
  promise: Promise<void>;
}

/** Connects the page's axios with the server by Fastify's `inject`. */
export function connectPage(app: FastifyInstance, clock: TestClock): Network {
  const sent: SentRequest[] = [];
  const faults = new Map<string, { fault: Fault; method: string | undefined }>();
  const holds = new Set<Hold>();
  const changes = new Map<string, (body: string) => string>();
  let ahead = 0;
  let runs = false;

  function held(path: string, method: string | undefined): Promise<void> | undefined {
    const isHeld = (hold: Hold) => begins(path, hold.prefix) && (hold.method ?? method) === method;
    return [...holds].find(isHeld)?.promise;
  }

  function faultOf(path: string, method: string | undefined): Fault | undefined {
    return [...faults].find(
      ([prefix, broken]) => begins(path, prefix) && (broken.method ?? method) === method,
    )?.[1].fault;
  }

  function setServerTime(): void {
    if (runs) clock.advance(Date.now() + ahead - clock());
  }

  http.defaults.adapter = async (config) => {
    const path = config.url ?? '';
    // A browser names no content type where there is no content.
    if (config.data === undefined) config.headers.setContentType(null);
    const headers = config.headers.toJSON() as Record<string, string>;
    sent.push({ method: config.method ?? 'get', path, query: config.params ?? {}, headers });
    const fault = faultOf(path, config.method);
    if (fault === 'no-network') throw networkError(config);
    if (fault === 'hang') return hang(config);
    if (fault && fault !== 'response-lost') {
      if ('portal' in fault) {
        return settle(config, fault.portal);
      }
      const key = config.headers.get(PRESS_KEY_HEADER);
      const named = key ? { [PRESS_KEY_HEADER]: key } : {};
      const type = { 'content-type': 'application/json' };
      const body = JSON.stringify(fault.body ?? {});
      const { status } = fault;
      await held(path, config.method);
      return settle(config, { status, body, headers: { ...type, ...named, ...fault.headers } });
    }
    setServerTime();
    const answer = await ask(app, config);
    if (fault === 'response-lost') throw networkError(config);
    // Node wrote this header by the clock of the machine that runs the tests.
    const date = new Date(Date.now() + ahead).toUTCString();
    await held(path, config.method);
    const change = [...changes].find(([prefix]) => begins(path, prefix))?.[1];
    const body = change?.(answer.body) ?? answer.body;
    return settle(config, { ...answer, body, headers: { ...answer.headers, date } });
  };

  return {
    sent,
    breakPath: (prefix, fault, method) => faults.set(prefix, { fault, method }),
    heal: () => faults.clear(),
    changeBody: (prefix, change) => changes.set(prefix, change),
    holdPath: (prefix, method) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const hold: Hold = { prefix, method, promise };
      holds.add(hold);
      return () => {
        holds.delete(hold);
        resolve();
      };
    },
    letServerTimeRun: (aheadMs = 0) => {
      runs = true;
      ahead = aheadMs;
      setServerTime();
    },
  };
}

/** Another kind of server in the place of ours, until the test is over. */
export function meetOtherServer(world: { network: Network; clock: TestClock }): FourteenCalls {
  const server = createFourteenCalls();
  onTestFinished(() => server.app.close());
  world.network = connectPage(server.app, world.clock);
  return server;
}

function begins(path: string, prefix: string): boolean {
  return new RegExp(`^${RegExp.escape(prefix).replaceAll('\\*', '[0-9a-f-]+')}`).test(path);
}

function networkError(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {});
}

function hang(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    if (!config.timeout) return;
    const timeout = new AxiosError('timeout', AxiosError.ECONNABORTED, config, {});
    setTimeout(() => reject(timeout), config.timeout);
  });
}

/** A response as it comes over the network. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

/** The answer of the server in this process. */
export async function ask(
  app: FastifyInstance,
  config: InternalAxiosRequestConfig,
): Promise<Answer> {
  const { statusCode, body, headers } = await whileTimeStands(
    app.inject({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: axios.getUri(config),
      headers: config.headers.toJSON() as Record<string, string>,
      ...(config.data === undefined ? {} : { payload: payloadOf(config.data) }),
    }),
  );
  return { status: statusCode, body, headers };
}

/** A file is sent as its bytes. */
function payloadOf(data: unknown): string | Buffer {
  // jsdom has an ArrayBuffer of its own.
  const isFile = Object.prototype.toString.call(data) === '[object ArrayBuffer]';
  return isFile ? Buffer.from(data as ArrayBuffer) : String(data);
}

/** Ends a call with this answer, as axios does. */
export function settle(
  config: InternalAxiosRequestConfig,
  { status, body, headers }: Answer,
): AxiosResponse {
  const isText = config.responseType === 'text' || body.startsWith('<');
  const data = body === '' ? undefined : isText ? body : JSON.parse(body);
  const response = { data, status, statusText: '', headers, config, request: {} } as AxiosResponse;
  if (config.validateStatus?.(status) ?? true) return response;
  throw new AxiosError(`status ${status}`, undefined, config, {}, response);
}
