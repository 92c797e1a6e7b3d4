/** Tables of hours, written down with what a person reads in each. */
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { readHours } from './read-hours.ts';

export type Said = NonNullable<Parameters<typeof readHours>[1]>;

const UNITS: Record<string, number> = { hours: HOUR_MS, minutes: MINUTE_MS, seconds: SECOND_MS };

function short(line: string): string {
  return line
    .replace(/(\d\d\/\d\d) (\S+)\|\1 /, '$1 $2|')
    .replace(/(\d\d:\d\d):00(?=\||$)/g, '$1')
    .replace(/(\w+) (\d{4,})/g, (said, unit, ms) =>
      unit in UNITS ? `${unit} ${ms / (UNITS[unit] ?? 1)}` : said,
    );
}

/** `read` names one thing after another: `task|begin|end`, without seconds that are none and the same day again. */
export async function expectRead(
  file: Parameters<typeof readHours>[0],
  read: string,
  said: Said = {},
) {
  expect((await readHours(file, said)).map(short).join('; ')).toBe(read);
}

/** `task=勤務 withWholeDays=true uses=3:date,4:note` */
function answersOf(words: string): Said {
  const answers = words.split(' ').map((word) => {
    const [key = '', value = ''] = word.split('=');
    const uses = () => Object.fromEntries(value.split(',').map((use) => use.split(':')));
    return [key, key === 'uses' ? uses() : value === 'true' || value];
  });
  return Object.fromEntries(answers);
}

/**
 * A test for each table.
 *
 * @param tables `--- a kind | the heading of its tables that begin with a date or with ^`, then each: `a title | what
 * the user has answered`, the table, and behind `=` what is read of it
 */
export function describeTables(tables: string): void {
  for (const part of tables.split('\n--- ').slice(1)) {
    const [first = '', ...blocks] = part.trimEnd().split(/\n(?! )/);
    const [kind = '', heading = ''] = first.split(' | ');
    describe(kind, () => {
      it.each(blocks.map((block) => block.split('\n  ')))('%s', async (head, ...lines) => {
        const [, words = ''] = head.split(' | ');
        const read = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
        const table = lines.filter((line) => !line.startsWith('= ')).join('\n');
        const whole = table.replace(/^(?:\^|(?=\d{4}\/\d))/, (mark) =>
          mark === '^' ? heading : `${heading}\n`,
        );
        await expectRead(whole, read.join(' '), words === '' ? {} : answersOf(words));
      });
    });
  }
}
