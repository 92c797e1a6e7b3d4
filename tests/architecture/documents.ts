import { posix } from 'node:path';
import { modulesOf, type Rule, type SourceTree } from './source-tree.ts';

const DOCUMENT = /^(?:(?:README|CONTRIBUTING|SECURITY)\.md|docs\/.*\.md)$/;
const PROJECT_PATH =
  /(?<![\w./-])(?:build|src|domain|theme|contract|scripts|server|tests|docs|\.ci)\/[\w./*-]*/g;
const FILE_NAME = /^\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|md|html|json)$/;
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const SCRIPT = /\bnpm run (?:--?[\w-]+ )*([\w:-]+)|\bnpm (start|test)\b/g;
const CODE = /^ *```[^\n]*\n([\s\S]*?)^ *```|`([^`\n]+)`/gm;

/** The documents name only paths that exist, in links and in code. */
export const documentedPathsExist: Rule = (tree) =>
  documentsOf(tree).flatMap(([document, text]) =>
    namedPaths(document, text)
      .filter((path) => !exists(tree, path))
      .map((path) => `${document} names ${path}, which does not exist: correct or delete it there`),
  );

/** They name only npm scripts that package.json has. */
export const documentedScriptsExist: Rule = (tree) => {
  const manifest: { scripts?: Record<string, string> } = JSON.parse(
    tree.get('package.json') ?? '{}',
  );
  const scripts = new Set(Object.keys(manifest.scripts ?? {}));
  return documentsOf(tree).flatMap(([document, text]) =>
    [...text.matchAll(SCRIPT)]
      .map(([, run, short]) => run ?? short ?? '')
      .filter((script) => !scripts.has(script))
      .map((script) => `${document} names the script ${script}, which package.json does not have`),
  );
};

/** A decision that code or docs name has a page or a row in the table. */
export const namedDecisionsExist: Rule = (tree) => {
  const table = tree.get('docs/decisions/README.md') ?? '';
  const pages = [...tree.keys()].map((path) => /^docs\/decisions\/(\d{3})-/.exec(path));
  const known = new Set([...pages, ...table.matchAll(/^\| (\d{3}) /gm)].map((found) => found?.[1]));
  return [...documentsOf(tree), ...modulesOf(tree)].flatMap(([path, text]) =>
    [...text.matchAll(/\bdecision \[?(\d{3})\b|\[(\d{3})\]\(/g)]
      .map(([, inWords, inLink]) => inWords ?? inLink)
      .filter((number) => !known.has(number))
      .map((number) => `${path} names decision ${number}, which docs/decisions/ does not have`),
  );
};

function documentsOf(tree: SourceTree) {
  return [...tree].filter(([path]) => DOCUMENT.test(path));
}

function namedPaths(document: string, text: string): string[] {
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => posix.join(posix.dirname(document), target));
  const inCode = [...text.matchAll(CODE)].flatMap(([, block, span = '']) => {
    return FILE_NAME.test(span) ? [span] : pathsIn(block ?? span);
  });
  return [...new Set([...links, ...inCode])];
}

function pathsIn(code: string): string[] {
  return [...code.matchAll(PROJECT_PATH)].map(([path]) => path.replace(/\.$/, ''));
}

/** A bare file name, such as `text.ts`, may stand for a kind of file: one such file is enough. */
function exists(tree: SourceTree, path: string): boolean {
  const pattern = new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.+?^$()|[\]{}]/g, '\\$&')
      .replace(/\*+/g, '.*')}(?:/|$)`,
  );
  return [...tree.keys()].some(
    (file) => pattern.test(file) || (!path.includes('/') && posix.basename(file) === path),
  );
}
