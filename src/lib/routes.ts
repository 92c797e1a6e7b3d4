/** The page's own addresses. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
} as const;
