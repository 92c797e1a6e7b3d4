/** The one kind of event that is read of a trace; `dur` is in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task on the main thread of a page that was traced, in milliseconds. */
export function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of a page');
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000));
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
