/** Why a file of raffles cannot be imported, with the number of the line, counted from 1. */
export class RaffleFileError extends Error {
  constructor(problem: string, line?: number) {
    super(line === undefined ? problem : `line ${line}: ${problem}`);
  }
}
