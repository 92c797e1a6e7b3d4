import { expect, test } from 'vitest';
import { longestTask } from './longest-task.ts';

const main = { pid: 7, tid: 1 };
const mainThread = { ...main, name: 'thread_name', args: { name: 'CrRendererMain' } };
const task = { ...main, name: 'RunTask', args: {} };

const trace = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

test('the longest task is that of the main thread, in milliseconds', () => {
  const events = [
    mainThread,
    { ...task, dur: 12_500 },
    { ...task, dur: 3_000 },
    { ...task, tid: 2, dur: 90_000 },
    { ...task, pid: 8, dur: 90_000 },
    { ...main, name: 'Paint', args: {}, dur: 90_000 },
  ];
  expect(longestTask(trace(...events))).toBe(12.5);
});

test('a trace without a task is an error', () => {
  expect(() => longestTask(trace(mainThread))).toThrow('no task');
});
