/** The addresses of the navigation that lead to more than their own name. */
import type { Section } from '#domain/navigation/sections.ts';

/** The content of sections that have some. */
export const contentOfSection: Partial<Record<Section, 'home' | 'roulette' | 'account'>> = {
  Home: 'home',
  Roulette: 'roulette',
  Mypage: 'account',
};

const withContent = /^\/(Home|Mypage|Roulette(\/(List[A-C]|Spin|SettingA))?)$/;

/** True if this address has content of its own, and no other one stands for it. */
export const hasContent = (path: string) => withContent.test(path);

/** True for the place of a list that has a tab only while the list holds something (ROU-20). */
export const isSpare = (path: string) => /\/List[D-Z]$/.test(path);
