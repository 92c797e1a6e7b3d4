import createCache from '@emotion/cache';

/**
 * emotion's cache of styles, without its prefixes for browsers of 2015. The few that today's still need are written
 * by hand (decision 032).
 */
export const styleCache = createCache({
  key: 'css',
  stylisPlugins: [],
  insertionPoint: beforePrerendered(),
});

/**
 * The place at which the styles of a prerendered page stand. emotion puts them there once more when it takes them over,
 * and the browser reads them all again unless that is where they are.
 */
function beforePrerendered(): HTMLElement | undefined {
  const styles = globalThis.document?.querySelector('style[data-emotion^="css "]');
  return styles?.previousElementSibling as HTMLElement | undefined;
}
