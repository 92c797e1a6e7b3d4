/** The page's own paths. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  account: '/Mypage',
} as const;
