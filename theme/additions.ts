/** What this theme adds to MUI's, as types. */
import '@mui/material/styles';

/** A ground that says something, the text upon it, and an edge that shows on every paper. */
interface SignalColor {
  main: string;
  contrastText: string;
  edge: string;
}

interface Additions {
  /** The roulette's highlighted line: while it spins, and when it is final. */
  signal: { spinning: SignalColor; final: SignalColor };
  /** Days that are not workdays; a holiday is written like a Sunday. */
  weekday: { saturday: string; sunday: string };
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Additions {}
  interface PaletteOptions extends Additions {}
}
