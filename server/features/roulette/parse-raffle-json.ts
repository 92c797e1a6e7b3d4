import { RaffleFileError } from './raffle-file-error.ts';
import { countProblem, itemProblem, type RaffleDraft, titleProblem } from './raffle-rules.ts';

/**
 * Reads `[{"title": "…", "items": ["…", …]}, …]`; an item may also be `{"title": "…"}`, as in the
 * API. Throws a `RaffleFileError` that names the line, or the raffle and the item.
 */
export function parseRaffleJson(text: string): RaffleDraft[] {
  const raffles = parse(text);
  if (!Array.isArray(raffles)) throw new RaffleFileError('the file must be a list of raffles');
  const titles = new Set<string>();
  return raffles.map((raffle: unknown, index) => {
    const place = `raffle ${index + 1}`;
    const title = textOf(raffle, place, 'title', titleProblem);
    if (titles.has(title)) refuse(place, `the title ${title} stands twice`);
    titles.add(title);
    const items = fieldOf(raffle, 'items');
    if (!Array.isArray(items)) return refuse(place, 'it must have a list of items');
    refuse(place, countProblem(items.length));
    return {
      title,
      items: items.map((item: unknown, at) => {
        const ofItem = `${place}, item ${at + 1}`;
        const whole = typeof item === 'string' ? { title: item } : item;
        return textOf(whole, ofItem, 'text', itemProblem);
      }),
    };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RaffleFileError(`the JSON is not valid: ${String(error)}`);
  }
}

/** The trimmed title of an element. */
function textOf(element: unknown, place: string, what: string, check: typeof titleProblem): string {
  const title = fieldOf(element, 'title');
  if (typeof title !== 'string') return refuse(place, `it must have a ${what}`);
  refuse(place, check(title.trim()));
  return title.trim();
}

function fieldOf(element: unknown, name: string): unknown {
  return typeof element === 'object' && element !== null ? Reflect.get(element, name) : undefined;
}

function refuse(place: string, problem: string): never;
function refuse(place: string, problem: string | undefined): void;
function refuse(place: string, problem: string | undefined): void {
  if (problem !== undefined) throw new RaffleFileError(`${place}: ${problem}`);
}
