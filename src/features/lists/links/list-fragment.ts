/** How the fragment of a link with a list begins. */
export const LIST_FRAGMENT = '#list=';
