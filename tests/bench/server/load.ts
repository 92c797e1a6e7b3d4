/**
 * Sends requests as fast as servers respond. It runs in the bench's process, which is otherwise
 * idle; the servers are separate processes.
 */
import autocannon from 'autocannon';

export interface Load {
  /** One address, or several that share the connections. */
  readonly urls: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** How many requests are in progress at once. */
  readonly connections: number;
  /** How long it lasts: in seconds, or in requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
}

export interface Answered {
  readonly perSecond: number;
  /** Of one core: what asking took. */
  readonly loadShare: number;
}

/** Throws if a response was not a success, because refusals are fast. */
export async function fire(load: Load): Promise<Answered> {
  const from = performance.now();
  const cpu = process.cpuUsage();
  const results = await Promise.all(load.urls.map((url) => autocannon(optionsOf(load, url))));
  const milliseconds = performance.now() - from;
  const { user, system } = process.cpuUsage(cpu);

  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${load.urls.join(', ')}: ${failed} requests failed`);
  const answered = results.reduce((sum, result) => sum + result['2xx'], 0);
  return {
    perSecond: (answered * 1000) / milliseconds,
    loadShare: (user + system) / 1000 / milliseconds,
  };
}

function optionsOf(load: Load, url: string): autocannon.Options {
  const { urls, headers = {}, method = 'GET', body, connections, until } = load;
  return {
    url,
    headers,
    method,
    ...(body === undefined ? {} : { body }),
    connections: Math.ceil(connections / urls.length),
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    // How often it looks whether its time is over.
    sampleInt: 20,
  };
}
