/** The page's own paths. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  account: '/Mypage',
  roulette: '/Roulette',
} as const;

/** The page of an own list. */
export const listPath = (slot: string) => `/Roulette/List${slot}`;
