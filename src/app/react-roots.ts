/**
 * React's own renderer, in the script of React (vite.config.ts): the browser reads it while later scripts are on their
 * way. As a CommonJS module it would be read by the first that imports it, which is the last script.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
