/** The chunk of what goes with a draw. */
export { DrawTools } from './DrawTools.tsx';
