/** The chunk of what goes with a draw. */
export { committer } from '../proof/commitment.ts';
export { Celebration } from './Celebration.tsx';
export { DrawProof } from './DrawProof.tsx';
export { speak } from './speak.ts';
export { vibrate } from './vibrate.ts';
