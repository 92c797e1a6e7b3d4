import { webHost } from './build-settings.ts';
import { takeNewestVersion } from './newest-version.ts';

/** Full loads of the page, after which nothing of before is in memory. */
export const pageLoad = {
  home: (): void => location.assign(webHost),
  /** The same address in the newest version, even where an older one is kept for offline use. */
  newest: async (): Promise<void> => {
    await takeNewestVersion();
    location.reload();
  },
};
