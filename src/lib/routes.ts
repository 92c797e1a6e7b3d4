/** The page's own paths. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  account: '/Mypage',
  roulette: '/Roulette',
  bigScreen: '/Roulette/Spin',
} as const;

/** The page of a part of the roulette's settings, by its letter. */
export const settingsPath = (letter: string) => `/Roulette/Setting${letter}`;

/** The page of an own list. */
export const listPath = (letter: string) => `/Roulette/List${letter}`;

/** A query that the page adds to its address: the service worker leaves such a load to the network (UI-13). */
export const FROM_NETWORK = 'from-network';
