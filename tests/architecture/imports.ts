import { type Layer, layers, type Packages } from './layers.ts';
import { type Import, parseModule } from './parse-module.ts';
import { type ImportTarget, resolveImport } from './resolve-import.ts';
import { modulesOf, type Rule, type SourceTree } from './source-tree.ts';

interface Place {
  readonly layer: Layer;
  /** The feature's name, in layers with one folder per feature. */
  readonly feature: string | undefined;
}

/** Checks every import of the tree against the table of layers. */
export const importsFollowTheTable: Rule = (tree) =>
  modulesOf(tree).flatMap(([path, text]) => {
    const place = placeOf(path);
    if (place === undefined) {
      return [
        `${path} is in no layer: move it into one, or add a row to tests/architecture/layers.ts`,
      ];
    }
    return parseModule(path, text).imports.flatMap((imported) => {
      const target = resolveImport(tree, path, imported.specifier);
      const remedy = remedyFor(tree, path, place, imported, target);
      const at = `${path}:${imported.line} imports ${imported.specifier}`;
      return remedy === undefined ? [] : [`${at}: ${remedy}`];
    });
  });

function remedyFor(
  tree: SourceTree,
  path: string,
  from: Place,
  imported: Import,
  target: ImportTarget,
): string | undefined {
  switch (target.kind) {
    case 'unknown':
      return 'this names no file of the tree; aliases are those of package.json "imports"';
    case 'package':
      return mayUse(from.layer.packages, target.name, imported.typeOnly)
        ? undefined
        : from.layer.remedy;
    case 'file': {
      const to = placeOf(target.path);
      if (to === undefined) return undefined; // package.json and the like
      if (target.by === 'relative' && topFolder(path) !== topFolder(target.path)) {
        return 'write the #alias of the other layer; relative imports stay within one layer';
      }
      if (!mayImport(from, to, imported.typeOnly)) return from.layer.remedy;
      if (path.startsWith('src/') && !imported.typeOnly && bringsSchemas(tree, target.path)) {
        return 'write `import type`, so that schemas stay out of the bundle';
      }
      return undefined;
    }
  }
}

function placeOf(path: string): Place | undefined {
  for (const layer of layers) {
    const match = layer.files.exec(path);
    if (match !== null) return { layer, feature: match[1] };
  }
  return undefined;
}

function mayImport(from: Place, to: Place, typeOnly: boolean): boolean {
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature) {
    return false;
  }
  const allowed = [
    from.layer.name,
    ...from.layer.mayImport,
    ...(typeOnly ? (from.layer.mayImportTypesOf ?? []) : []),
  ];
  return allowed.includes('*') || allowed.includes(to.layer.name);
}

function mayUse(packages: Packages, name: string, typeOnly: boolean): boolean {
  const among = (list: readonly string[]) =>
    list.some((entry) => (/[/:]$/.test(entry) ? name.startsWith(entry) : name === entry));
  if (typeOnly && among(packages.types ?? [])) return true;
  return 'only' in packages ? among(packages.only) : !among(packages.allBut);
}

/** The part of a path that has an alias of its own: `src/domain`, `server`, … */
function topFolder(path: string): string {
  const [first, second] = path.split('/');
  return first === 'src' ? `src/${second}` : `${first}`;
}

/** True if a contract module imports typebox as a value, directly or indirectly. */
function bringsSchemas(tree: SourceTree, path: string): boolean {
  const text = tree.get(path);
  if (!path.startsWith('contract/') || text === undefined) return false;
  return parseModule(path, text).imports.some(({ specifier, typeOnly }) => {
    if (typeOnly) return false;
    const target = resolveImport(tree, path, specifier);
    if (target.kind === 'package') return target.name === 'typebox';
    return target.kind === 'file' && bringsSchemas(tree, target.path);
  });
}
