/** The chunk of what goes with a draw. */

export { Celebration } from './card/Celebration.tsx';
export { committer } from './proof/commitment.ts';
export { DrawProof } from './proof/DrawProof.tsx';
export { speak } from './sounds/speak.ts';
export { vibrate } from './sounds/vibrate.ts';
