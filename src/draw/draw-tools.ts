/** The chunk of the parts that a draw can do without. */
export { AllBack } from './card/AllBack.tsx';
export { Celebration } from './card/Celebration.tsx';
export { RecentResults } from './card/RecentResults.tsx';
export { endAbsence, toggleAbsent } from './kept/change-absent.ts';
export { committer } from './proof/commitment.ts';
export { DrawProof } from './proof/DrawProof.tsx';
export { signalResult } from './sounds/signal-result.ts';
export { walkLight } from './stage/walk-light.ts';
export { watchLines } from './stage/watch-lines.ts';
