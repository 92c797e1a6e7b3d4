/**
 * The result of the work, or `undefined` after this many milliseconds. The work itself goes on.
 * Rejects if the work does so in time.
 */
export function atMost<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, ms));
  return Promise.race([work, late]);
}
