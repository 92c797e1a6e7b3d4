import type { Layer } from './layers.ts';

export const DRAWING_HEADING = '## Who may import whom';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly typesOnly: boolean;
}

/** The last part of docs/architecture.md: the table of layers as one Mermaid diagram. */
export function drawingOf(layers: readonly Layer[]): string {
  const arrows = arrowsOf(layers);
  const boxes = [...new Set(layers.map(({ folder }) => folder))].filter((folder) =>
    arrows.some(({ from, to }) => from === folder || to === folder),
  );
  const lines = (start: string) =>
    boxes
      .filter((folder) => folder.startsWith(start))
      .map((folder) => `    ${idOf(folder)}["${folder}"]`);
  return `${DRAWING_HEADING}

Written by \`npm run architecture\` from the table in
[tests/architecture/layers.ts](../tests/architecture/layers.ts); a test holds every import to that
table and this page to it, too.

An arrow points from a folder to what its files may import; dotted, to what they may import types
of. For readability an arrow is left out where a chain of others leads to the same folder: the table
is exact. No feature imports another, and nothing imports \`build/\`, \`scripts/\` or \`tests/\`.

\`\`\`mermaid
flowchart TD
  subgraph page
${lines('src/').join('\n')}
  end
  subgraph server
${lines('server/').join('\n')}
  end
${boxes
  .filter((folder) => !/^(?:src|server)\//.test(folder))
  .map((folder) => `  ${idOf(folder)}["${folder}"]`)
  .join('\n')}
${arrows.map(({ from, to, typesOnly }) => `  ${idOf(from)} ${typesOnly ? '-.->' : '-->'} ${idOf(to)}`).join('\n')}
\`\`\`
`;
}

function arrowsOf(layers: readonly Layer[]): Arrow[] {
  const folders = new Map(layers.map(({ name, folder }) => [name, folder]));
  const imported = new Map<string, Set<string>>();
  const typed = new Map<string, Set<string>>();
  for (const layer of layers) {
    addAll(imported, layer, layer.mayImport, folders);
    addAll(typed, layer, layer.mayImportTypesOf ?? [], folders);
  }
  return [
    ...pairsOf(imported)
      .filter(([from, to]) => !isReachedByChain(imported, from, to))
      .map(([from, to]) => ({ from, to, typesOnly: false })),
    ...pairsOf(typed)
      .filter(([from, to]) => imported.get(from)?.has(to) !== true)
      .map(([from, to]) => ({ from, to, typesOnly: true })),
  ];
}

/** A layer that may import everything (`*`) gets no arrows. */
function addAll(
  arrows: Map<string, Set<string>>,
  { folder: from }: Layer,
  names: readonly string[],
  folders: ReadonlyMap<string, string>,
) {
  for (const name of names) {
    const to = folders.get(name);
    if (to === undefined || to === from) continue;
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
}

function pairsOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): [from: string, to: string][] {
  return [...arrows].flatMap(([from, all]) => [...all].map((to): [string, string] => [from, to]));
}

function isReachedByChain(
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
): boolean {
  const seen = new Set<string>([from]);
  const next = [...(arrows.get(from) ?? [])].filter((folder) => folder !== to);
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    if (folder === to) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    next.push(...(arrows.get(folder) ?? []));
  }
  return false;
}

function idOf(folder: string): string {
  return folder.replace(/[^a-z]+/gi, '_').replace(/_$/, '');
}
