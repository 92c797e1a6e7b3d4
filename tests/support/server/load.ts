import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { paths } from '#contract/paths.ts';
import { startProgram } from './program.ts';

const json = { 'content-type': 'application/json' };

/** A server that takes as many requests and records as come, with the secret of all others. */
export function startForLoad(environment: Readonly<Record<string, string>>): ChildProcess {
  return startProgram('server/main.ts', [], {
    JWT_SECRET: 'a secret that all processes have in common',
    RATE_LIMITS: 'off',
    RECORDS_PER_USER: '100000',
    PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  });
}

/** Signs up and in over the network; returns the headers that sign a request in. */
export async function signUpAt(address: string, username: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username, password: 'secret' });
  await fetch(`${address}/api/${paths.register}`, { method: 'POST', headers: json, body });
  const response = await fetch(`${address}/api/${paths.token}`, {
    method: 'POST',
    headers: json,
    body,
  });
  const { access } = await response.json();
  return { ...json, authorization: `Bearer ${access}` };
}

export interface Writers {
  /** The ids of the records that a server said it has stored. */
  acknowledged: number[];
  /** The statuses of unsuccessful responses. */
  refused: number[];
  /** How many requests lost their connection. */
  lost: number;
  /** Resolves when so many more are acknowledged. */
  more(count: number): Promise<void>;
  /** Resolves when the last request has ended. */
  stop(): Promise<void>;
}

/** Adds records as fast as they are acknowledged, each writer one after another. */
export function startWriters(
  address: string,
  headers: Record<string, string>,
  count: number,
): Writers {
  const events = new EventTarget();
  let stopped = false;
  const url = `${address}/api/${paths.workRecords}`;

  async function write(): Promise<void> {
    while (!stopped) {
      try {
        const response = await fetch(url, { method: 'POST', headers, body: '{"name":"load"}' });
        const answer = await response.json();
        if (response.status === 201) writers.acknowledged.push(answer.id);
        else writers.refused.push(response.status);
      } catch {
        writers.lost += 1;
        await new Promise(setImmediate);
      }
      events.dispatchEvent(new Event('written'));
    }
  }

  const writers: Writers = {
    acknowledged: [],
    refused: [],
    lost: 0,
    async more(wanted) {
      const target = writers.acknowledged.length + wanted;
      while (writers.acknowledged.length < target) await once(events, 'written');
    },
    async stop() {
      stopped = true;
      await Promise.all(underWay);
    },
  };
  const underWay = Array.from({ length: count }, write);
  return writers;
}
