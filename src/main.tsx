import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
// At once: what was drawn beforehand cannot be used, and nobody should try.
flushSync(() => createRoot(root).render(<App />));
