/** notistack with styles that the policy allows. Import notistack only from here (decision 003). */
import './style-sheet-for-goober.ts';

export {
  type CustomContentProps,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
