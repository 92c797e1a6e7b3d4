import { type JsonNode, parseJsonWithLines } from './json-with-lines.ts';
import { RaffleFileError } from './raffle-file-error.ts';
import { countProblem, itemProblem, type RaffleDraft, titleProblem } from './raffle-rules.ts';

/**
 * Reads `[{"title": "…", "items": ["…", …]}, …]`; an item may also be `{"title": "…"}`, as the API
 * gives it. Throws a `RaffleFileError`.
 */
export function parseRaffleJson(text: string): RaffleDraft[] {
  const titles = new Set<string>();
  return list(parseJsonWithLines(text), 'the file must be a list of raffles').map((node) => {
    const raffle = readRaffle(node);
    if (titles.has(raffle.title)) {
      throw new RaffleFileError(`the title ${raffle.title} stands twice`, node.line);
    }
    titles.add(raffle.title);
    return raffle;
  });
}

function readRaffle(node: JsonNode): RaffleDraft {
  const title = readTitle(node, 'a raffle must have a title', titleProblem);
  const items = list(member(node, 'items'), 'a raffle must have a list of items');
  refuse(countProblem(items.length), node.line);
  return { title, items: items.map(readItem) };
}

function readItem(node: JsonNode): string {
  const problem = 'an item must be a text';
  return typeof node.value === 'string'
    ? checked(node.value, node.line, itemProblem)
    : readTitle(node, problem, itemProblem);
}

function readTitle(node: JsonNode, problem: string, check: typeof titleProblem): string {
  const title = member(node, 'title');
  if (typeof title.value !== 'string') throw new RaffleFileError(problem, title.line);
  return checked(title.value, title.line, check);
}

function checked(text: string, line: number, check: typeof titleProblem): string {
  const trimmed = text.trim();
  refuse(check(trimmed), line);
  return trimmed;
}

function refuse(problem: string | undefined, line: number): void {
  if (problem !== undefined) throw new RaffleFileError(problem, line);
}

/** A member of an object; what is not there is `null` in the line of where it should be. */
function member({ line, value }: JsonNode, key: string): JsonNode {
  const found = value instanceof Map ? value.get(key) : undefined;
  return found ?? { line, value: null };
}

function list({ line, value }: JsonNode, problem: string): JsonNode[] {
  if (!Array.isArray(value)) throw new RaffleFileError(problem, line);
  return value;
}
