/** Which addresses of the navigation lead to more than their own name. */
import type { Section } from '#domain/navigation/sections.ts';

/** What the sections with content offer. */
export const contentOfSection: Partial<Record<Section, 'home' | 'roulette' | 'account'>> = {
  Home: 'home',
  Roulette: 'roulette',
  Mypage: 'account',
};

const withContent = /^\/(Home|Mypage|Roulette(\/(List[A-C]|Spin|Setting[A-C]))?)$/;

/** Whether this address has content of its own. */
export function hasContent(path: string): boolean {
  return withContent.test(path);
}
