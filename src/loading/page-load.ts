import { webHost } from '#lib/build-settings.ts';
import { takeNewestVersion } from './newest-version.ts';

/** Full page loads, which clear the memory (SES-21). */
export const pageLoad = {
  home: (): void => location.assign(webHost),
  /** The same address in the newest version, even if an older one is cached for offline use. */
  newest: async (): Promise<void> => {
    await takeNewestVersion();
    location.reload();
  },
};
