/**
 * Reads JSON and remembers in which line each value begins, so that a mistake in a long file can
 * be found. `JSON.parse` tells no lines, and of a syntax error often not even the place.
 */
import { RaffleFileError } from './raffle-file-error.ts';

export interface JsonNode {
  /** Counted from 1. */
  line: number;
  value: null | boolean | number | string | JsonNode[] | Map<string, JsonNode>;
}

const TOKEN =
  /[ \t\r\n]*(?:(?<mark>[[\]{}:,])|(?<text>"(?:[^"\\\p{Cc}]|\\.)*")|(?<word>[\w.+-]+)|$|(?<wrong>.))/suy;

interface Token {
  line: number;
  /** Empty at the end of the file. */
  source: string;
  isMark: boolean;
}

/** Throws a `RaffleFileError`. */
export function parseJsonWithLines(text: string): JsonNode {
  const tokens = tokenize(text);
  const root = readValue(tokens);
  const rest = next(tokens);
  if (rest.source !== '') throw unexpected(rest);
  return root;
}

function* tokenize(text: string): Generator<Token, never> {
  const pattern = new RegExp(TOKEN);
  let line = 1;
  for (;;) {
    const match = pattern.exec(text);
    const { mark, text: quoted, word, wrong } = match?.groups ?? {};
    const source = mark ?? quoted ?? word ?? wrong ?? '';
    line += newlines(match?.[0] ?? '');
    yield { line, source, isMark: mark !== undefined };
  }
}

function readValue(tokens: Generator<Token, never>, token = next(tokens)): JsonNode {
  const { line, source } = token;
  if (source === '[') return { line, value: readArray(tokens) };
  if (source === '{') return { line, value: readObject(tokens) };
  return { line, value: scalar(token) };
}

function readArray(tokens: Generator<Token, never>): JsonNode[] {
  const nodes: JsonNode[] = [];
  let token = next(tokens);
  if (token.source === ']') return nodes;
  for (;;) {
    nodes.push(readValue(tokens, token));
    token = next(tokens);
    if (token.source === ']') return nodes;
    if (token.source !== ',') throw unexpected(token);
    token = next(tokens);
  }
}

function readObject(tokens: Generator<Token, never>): Map<string, JsonNode> {
  const nodes = new Map<string, JsonNode>();
  let token = next(tokens);
  if (token.source === '}') return nodes;
  for (;;) {
    const key = scalar(token);
    if (typeof key !== 'string') throw unexpected(token);
    expectMark(tokens, ':');
    nodes.set(key, readValue(tokens));
    token = next(tokens);
    if (token.source === '}') return nodes;
    if (token.source !== ',') throw unexpected(token);
    token = next(tokens);
  }
}

function scalar(token: Token): null | boolean | number | string {
  try {
    if (!token.isMark) return JSON.parse(token.source);
  } catch {
    // Falls through: what JSON.parse cannot read is no value.
  }
  throw unexpected(token);
}

function expectMark(tokens: Generator<Token, never>, mark: string): void {
  const token = next(tokens);
  if (token.source !== mark) throw unexpected(token);
}

function next(tokens: Generator<Token, never>): Token {
  return tokens.next().value;
}

function unexpected({ source, line }: Token): RaffleFileError {
  return new RaffleFileError(
    source === '' ? 'the JSON ends too early' : `${source} is not expected here in JSON`,
    line,
  );
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
