import { ApiError } from './api-error.ts';

/**
 * Takes an answer for a list. A wrong address may be answered with 200 and a page instead.
 *
 * @throws ApiError of the kind `other` when it is none
 */
export function expectList<Item>(answer: Item[]): Item[] {
  if (Array.isArray(answer)) return answer;
  throw new ApiError({ kind: 'other' });
}
