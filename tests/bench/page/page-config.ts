import { resolve } from 'node:path';
import { type InlineConfig, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * The page's own Vite settings (target, minifier, chunks, compression), for a build that is only
 * analysed. Plugins whose name begins with one of `without` are left out.
 */
export async function pageConfig({
  without,
}: {
  without: readonly string[];
}): Promise<InlineConfig> {
  const environment = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(environment, 'vite.config.ts', ROOT);
  if (loaded === null) throw new Error('vite.config.ts cannot be loaded');
  const plugins = await flatten(loaded.config.plugins ?? []);
  return {
    ...loaded.config,
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: plugins.filter(({ name }) => !without.some((start) => name.startsWith(start))),
  };
}

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (!Array.isArray(plugin)) return [plugin];
  return (await Promise.all(plugin.map(flatten))).flat();
}
