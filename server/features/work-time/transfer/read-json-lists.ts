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

export interface ListElement {
  /** The key of its list. */
  readonly list: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly value: unknown;
}

/**
 * The elements of the lists of a JSON object, one after the other: to parse all of a large file at once
 * would keep others waiting. Throws a `FileError`.
 */
export async function* readJsonLists(text: string): AsyncGenerator<ListElement> {
  const scanner = createScanner(text, true);
  const pause = createPause();
  let depth = 0;
  let key = '';
  let list: string | null = null;
  let begin = 0;
  let line = 1;
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    if (token === UNKNOWN || Number(scanner.getTokenError()) !== 0) throw notJson();
    const opens = token === OPEN_BRACE || token === OPEN_BRACKET;
    const closes = token === CLOSE_BRACE || token === CLOSE_BRACKET;
    if (depth === 0 && token !== OPEN_BRACE) throw notJson();
    if (depth === 1 && token === STRING) key = scanner.getTokenValue();
    else if (depth === 1 && token === OPEN_BRACKET) list = key;
    else if (depth === 2 && list !== null && opens) {
      begin = scanner.getTokenOffset();
      line = scanner.getTokenStartLine() + 1;
    } else if (depth === 2 && token === STRING && list !== null) {
      yield { list, line: scanner.getTokenStartLine() + 1, value: scanner.getTokenValue() };
    } else if (depth === 1 && token !== COLON && list !== null) list = null;
    if (opens) depth += 1;
    if (closes) depth -= 1;
    if (depth > DEEPEST) throw notJson();
    if (depth === 1 && closes) list = null;
    if (depth === 2 && closes && list !== null) {
      const end = scanner.getTokenOffset() + scanner.getTokenLength();
      yield { list, line, value: parse(text.slice(begin, end)) };
      await pause();
    }
  }
  if (depth !== 0) throw notJson();
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
