/** notistack with its styles let through: the one place from which it is imported. */
import './style-sheet-for-goober.ts';

export {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
