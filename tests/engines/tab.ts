/** A browser's tab as the journeys of all engines need it. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Presses the control of this visible text or name, once it is there. */
  press(name: string): Promise<void>;
  /** Types into the field of this label, after what it holds; `Enter` at the end if asked for. */
  type(label: string, text: string, end?: 'enter'): Promise<void>;
  /** Waits until the page shows this text. */
  sees(text: string): Promise<void>;
  /** Waits until no control has this name any more. */
  loses(name: string): Promise<void>;
  /** Runs a function in the page, with what it is given. */
  run<T>(task: (given: T) => Promise<void>, given: T): Promise<void>;
  /** All that the page shows, for a report. */
  text(): Promise<string>;
  /** Prints the page into a PDF; not every driver can. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long anything may take: these engines start cold, on small machines. */
export const PATIENCE_MS = 30_000;

/** A button, a tab, a switch or the like, by its text or its label. */
export const control = (name: string) =>
  `//*[self::button or self::a or self::label[.//input[@type="checkbox"]] or @role="button" or @role="tab"][normalize-space(.)="${name}" or @aria-label="${name}"]`;

/** The field that a label names, beside it or in an attribute. */
export const field = (label: string) =>
  `(//label[normalize-space(.)="${label}"]/following::*[self::input or self::textarea][1] | //input[@aria-label="${label}"])[1]`;

/** The innermost element with this text. */
export const text = (words: string) => `//body//*[text()[contains(.,"${words}")]]`;
