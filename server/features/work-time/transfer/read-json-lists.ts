import { createScanner } from 'jsonc-parser';
import { FileError } from '#server/runtime/errors.ts';
import { createPause } from './pause.ts';

/** Of the scanner's tokens, which its types declare in a way that no single file can compile. */
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COLON = 6;
const STRING = 10;
const UNKNOWN = 16;
const END = 17;

/** Deeper than anything that is read. */
const DEEPEST = 16;
/** Of a line, and of an element: so much is in memory at once. */
const LONGEST = 16 * 1024 * 1024;
const TOKENS_OF_A_LOOK = 200;

export interface ListElement {
  /** The key of its list. */
  readonly list: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly value: unknown;
}

/**
 * The elements of the lists of a JSON object, one after the other: to have all of a large file in memory
 * would take too much of it, and to parse it at once would keep others waiting. Throws a `FileError`.
 */
export async function* readJsonLists(
  texts: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<ListElement> {
  const pause = createPause(signal);
  let tokens = 0;
  let depth = 0;
  let key = '';
  let list: string | null = null;
  let line = 1;
  let earlierLines = 0;
  /** What earlier blocks hold of an element. */
  let opened = '';
  for await (const block of wholeLines(texts)) {
    const scanner = createScanner(block, true);
    let begin = 0;
    for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
      tokens += 1;
      if (tokens % TOKENS_OF_A_LOOK === 0) await pause();
      if (token === UNKNOWN || Number(scanner.getTokenError()) !== 0) throw notJson();
      const opens = token === OPEN_BRACE || token === OPEN_BRACKET;
      const closes = token === CLOSE_BRACE || token === CLOSE_BRACKET;
      if (depth === 0 && token !== OPEN_BRACE) throw notJson();
      if (depth === 1 && token === STRING) key = scanner.getTokenValue();
      else if (depth === 1 && token === OPEN_BRACKET) list = key;
      else if (depth === 2 && list !== null && opens) {
        begin = scanner.getTokenOffset();
        line = earlierLines + scanner.getTokenStartLine() + 1;
      } else if (depth === 2 && token === STRING && list !== null) {
        const value = scanner.getTokenValue();
        yield { list, line: earlierLines + scanner.getTokenStartLine() + 1, value };
      } else if (depth === 1 && token !== COLON && list !== null) list = null;
      if (opens) depth += 1;
      if (closes) depth -= 1;
      if (depth > DEEPEST) throw notJson();
      if (depth === 1 && closes) list = null;
      if (depth === 2 && closes && list !== null) {
        const end = scanner.getTokenOffset() + scanner.getTokenLength();
        yield { list, line, value: parse(opened + block.slice(begin, end)) };
        opened = '';
      }
    }
    if (depth > 2 && list !== null) opened += block.slice(begin);
    if (opened.length > LONGEST) throw longLine();
    earlierLines += scanner.getTokenStartLine();
  }
  if (depth !== 0) throw notJson();
}

/** The same texts, cut where lines end: a token of JSON never goes on in the next line. */
async function* wholeLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) yield rest + text.slice(0, end);
    rest = end > 0 ? text.slice(end) : rest + text;
    if (rest.length > LONGEST) throw longLine();
  }
  yield rest;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notJson();
  }
}

function notJson(): FileError {
  return new FileError('file_json', 'The file is not valid JSON.');
}

function longLine(): FileError {
  return new FileError('file_line', 'A line or an element of the backup has more than 16 MB.');
}
