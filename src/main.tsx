import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createRouter } from '#app/create-router.ts';
import { pressAgain } from '#app/press-again.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const page = (
  <StrictMode>
    <App>
      <RouterProvider router={createRouter()} />
    </App>
  </StrictMode>
);
// The page of a guest is prerendered (src/entry-server.tsx), every other one is empty.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
// Looked for by the script in index.html.
document.documentElement.dataset.started = '';
pressAgain(root);
