import createCache from '@emotion/cache';

/**
 * emotion's cache of styles, without its prefixes for browsers of 2015. The few that today's still need are written
 * by hand (decision 032).
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });
