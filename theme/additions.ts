/** Additions of this theme to MUI's, as types. */
import '@mui/material/styles';

/** A background, the text on it, and a border that is visible on every surface. */
interface SignalColor {
  main: string;
  contrastText: string;
  edge: string;
}

/** The rows behind the highlighted one: the nearer one's ground, the farther one's, and their text. */
interface TrailColor {
  trail: string;
  trailEnd: string;
  trailText: string;
}

interface Additions {
  /**
   * The roulette's highlighted line: while it spins, and when it is final. At rest the ground of the card, and the
   * light that walks over the rows.
   */
  signal: { spinning: SignalColor & TrailColor; final: SignalColor; atRest: string };
  /** The yellow of an error while it flashes: between `main` and `soft`, with one text colour. */
  flash: { main: string; soft: string; contrastText: string };
  /** The border of a text field; it identifies the field, so it contrasts 3:1 (WCAG 1.4.11). */
  fieldBorder: string;
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
