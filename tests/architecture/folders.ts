import { parseModule } from './parse-module.ts';
import { resolveImport } from './resolve-import.ts';
import { modulesOf, type Rule } from './source-tree.ts';

/** A folder within a feature. What stands in the feature itself is shared by them or puts them together. */
const FOLDER = /^(?:src|server)\/features\/[^/]+\/[^/]+(?=\/)/;

const folderOf = (path: string) => FOLDER.exec(path)?.[0];

/** At most one of two folders of a feature builds on the other, directly or by way of others. */
export const foldersBuildOnEachOtherOneWay: Rule = (tree) => {
  const uses = new Map<string, Map<string, string>>();
  for (const [path, text] of modulesOf(tree)) {
    const from = folderOf(path);
    if (from === undefined) continue;
    const used = uses.get(from) ?? new Map<string, string>();
    uses.set(from, used);
    for (const { specifier } of parseModule(path, text).imports) {
      const target = resolveImport(tree, path, specifier);
      const to = target.kind === 'file' ? folderOf(target.path) : undefined;
      if (to !== undefined && to !== from && !used.has(to)) used.set(to, path);
    }
  }

  function reaches(from: string, to: string, seen = new Set<string>()): boolean {
    if (from === to) return true;
    seen.add(from);
    return [...(uses.get(from)?.keys() ?? [])].some(
      (next) => !seen.has(next) && reaches(next, to, seen),
    );
  }
  return [...uses].flatMap(([from, used]) =>
    [...used].flatMap(([to, path]) =>
      reaches(to, from)
        ? `${path} makes a cycle of ${from} and ${to}: what both need goes to the folder above`
        : [],
    ),
  );
};
