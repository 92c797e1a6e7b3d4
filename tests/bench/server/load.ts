/**
 * Sends requests as fast as servers respond. It runs in the bench's process, which is otherwise
 * idle; the servers are separate processes.
 */
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests are in progress at once. */
  readonly connections: number;
  readonly seconds: number;
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
  const result = await autocannon(optionsOf(load));
  const milliseconds = performance.now() - from;
  const { user, system } = process.cpuUsage(cpu);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${load.url}: ${failed} requests failed`);
  return {
    perSecond: (result['2xx'] * 1000) / milliseconds,
    loadShare: (user + system) / 1000 / milliseconds,
  };
}

function optionsOf({ url, headers = {}, connections, seconds }: Load): autocannon.Options {
  // How often it looks whether its time is over.
  return { url, headers, connections, duration: seconds, sampleInt: 20 };
}
