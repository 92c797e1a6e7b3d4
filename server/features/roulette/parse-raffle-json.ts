import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { RaffleFileError } from './raffle-file-error.ts';
import { countProblem, itemProblem, type RaffleDraft, titleProblem } from './raffle-rules.ts';

/**
 * Reads `[{"title": "…", "items": ["…", …]}, …]`; an item may also be `{"title": "…"}`, as in the
 * API. Throws a `RaffleFileError` with the line of the first mistake.
 */
export function parseRaffleJson(text: string): RaffleDraft[] {
  const titles = new Set<string>();
  try {
    return list(parse(text), 'the file must be a list of raffles').map((node) => {
      const raffle = readRaffle(node);
      if (titles.has(raffle.title))
        throw new Mistake(`the title ${raffle.title} stands twice`, node);
      titles.add(raffle.title);
      return raffle;
    });
  } catch (error) {
    if (error instanceof Mistake)
      throw new RaffleFileError(error.message, lineOf(text, error.place));
    throw error;
  }
}

type Place = Pick<Node, 'offset'>;

class Mistake extends Error {
  readonly place: Place;

  constructor(problem: string, place: Place) {
    super(problem);
    this.place = place;
  }
}

function lineOf(text: string, { offset }: Place): number {
  return text.slice(0, offset).split('\n').length;
}

function parse(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined || root === undefined) {
    const reason = first === undefined ? 'ValueExpected' : printParseErrorCode(first.error);
    throw new Mistake(`the JSON is not valid here (${reason})`, first ?? { offset: 0 });
  }
  return root;
}

function readRaffle(node: Node): RaffleDraft {
  const title = readTitle(node, 'a raffle must have a title', titleProblem);
  const itemsNode = node.type === 'object' ? findNodeAtLocation(node, ['items']) : undefined;
  const items = list(itemsNode ?? node, 'a raffle must have a list of items');
  refuse(countProblem(items.length), node);
  return { title, items: items.map(readItem) };
}

function readItem(node: Node): string {
  return node.type === 'string'
    ? checked(node, itemProblem)
    : readTitle(node, 'an item must be a text', itemProblem);
}

function readTitle(node: Node, problem: string, check: typeof titleProblem): string {
  const title = node.type === 'object' ? findNodeAtLocation(node, ['title']) : undefined;
  if (title?.type !== 'string') throw new Mistake(problem, title ?? node);
  return checked(title, check);
}

/** The trimmed text of a string node. */
function checked(node: Node, check: typeof titleProblem): string {
  const text = String(node.value).trim();
  refuse(check(text), node);
  return text;
}

function refuse(problem: string | undefined, node: Node): void {
  if (problem !== undefined) throw new Mistake(problem, node);
}

function list(node: Node, problem: string): readonly Node[] {
  if (node.type !== 'array') throw new Mistake(problem, node);
  return node.children ?? [];
}
