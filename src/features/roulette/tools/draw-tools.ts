/** The chunk of what goes with a draw. */
export { committer } from '../proof/commitment.ts';
export { DrawTools } from './DrawTools.tsx';
export { speak } from './speak.ts';
