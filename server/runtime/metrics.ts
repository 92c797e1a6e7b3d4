/** Metrics for Prometheus, labelled by route and outcome, never by user (OPS-11). */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type SignInOutcome = 'accepted' | 'refused' | 'waiting';

/** The number of database connections, and of requests that wait for one. */
export type PoolUse = Record<'total' | 'idle' | 'waiting', number>;

export type Metrics = ReturnType<typeof createMetrics>;

/** `poolUse` is called when the metrics are read. */
export function createMetrics(poolUse = (): PoolUse => ({ total: 0, idle: 0, waiting: 0 })) {
  const registry = new Registry();
  const registers = [registry];
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in; one that waits is refused without a look at the password.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'rate_limited_requests_total',
    help: 'Requests refused with 429, by limit.',
    labelNames: ['limit'],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state; waiting are requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });

  return {
    /** A route is named as declared, without the ids of the request. */
    responded(labels: { method: string; route: string; status: number }, seconds: number): void {
      latency.observe(labels, seconds);
    },
    signedIn(outcome: SignInOutcome): void {
      signIns.inc({ outcome });
    },
    limited(limit: string): void {
      limited.inc({ limit });
    },
    /** `count` is called when the metrics are read. */
    observeStreams(count: () => number): void {
      new Gauge({
        name: 'draw_room_streams',
        help: 'Open streams of those who watch a draw.',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    /** Adds metrics of the process: memory, CPU time, event-loop delay. */
    observeProcess(): void {
      collectDefaultMetrics({ register: registry });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
