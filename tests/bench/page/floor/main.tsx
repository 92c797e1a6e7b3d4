/** The smallest page with the customer's packages: each is used once, in its plainest way. */
import '#notices/style-sheet-for-goober.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import List from '@mui/material/List';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import axios from 'axios';
import { jwtDecode } from 'jwt-decode';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { CookiesProvider, useCookies } from 'react-cookie';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

function FloorPage() {
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState('');
  const [, setCookie] = useCookies(['subject']);

  async function send(): Promise<void> {
    const { status } = await axios.get('/api/roulette/noauth/');
    enqueueSnackbar(status);
    setCookie('subject', jwtDecode(token).sub);
  }

  return (
    <main>
      <h1>Floor</h1>
      <TextField label="Token" value={token} onChange={(event) => setToken(event.target.value)} />
      <Button variant="contained" onClick={send}>
        Send
      </Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <List>
        <li>First</li>
        <li>Second</li>
        <li>Third</li>
      </List>
      <Dialog open={open} onClose={() => setOpen(false)}>
        Dialog
      </Dialog>
    </main>
  );
}

const theme = createTheme();
const router = createBrowserRouter([{ path: '*', element: <FloorPage /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <ThemeProvider theme={theme}>
    <CookiesProvider>
      <SnackbarProvider>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </CookiesProvider>
  </ThemeProvider>,
);
