import { modulesOf, type Rule, type SourceTree } from './source-tree.ts';

const REQUIREMENTS = 'docs/requirements.md';
const DEFINITION = /^- \*\*([A-Z]{2,3}-\d+)\*\*/gm;
const TEST = /^tests\/(?!architecture).*\.(?:test|spec)\.tsx?$/;

/** Every id in code, tests, README and docs is one of docs/requirements.md. */
export const namedRequirementsExist: Rule = (tree) => {
  const known = new Set(requirementsOf(tree));
  const areas = new Set([...known].map((id) => id.replace(/\d+$/, '')));
  return [...modulesOf(tree), ...[...tree].filter(([path]) => path.endsWith('.md'))].flatMap(
    ([path, text]) =>
      text.split('\n').flatMap((line, index) =>
        idsIn(line, areas)
          .filter((id) => !known.has(id))
          .map((id) => `${path}:${index + 1} names ${id}, which ${REQUIREMENTS} does not have`),
      ),
  );
};

export const requirementsHaveOneDefinition: Rule = (tree) => {
  const ids = requirementsOf(tree);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${REQUIREMENTS} defines ${id} twice: take the next free number`);
};

export const requirementsAreNamedByTests: Rule = (tree) => {
  const ids = requirementsOf(tree);
  const areas = new Set(ids.map((id) => id.replace(/\d+$/, '')));
  const named = new Set(
    [...tree].filter(([path]) => TEST.test(path)).flatMap(([, text]) => idsIn(text, areas)),
  );
  return ids
    .filter((id) => !named.has(id))
    .map((id) => `${REQUIREMENTS} has ${id}, which no test names: name it where it is tested`);
};

function requirementsOf(tree: SourceTree): string[] {
  return [...(tree.get(REQUIREMENTS) ?? '').matchAll(DEFINITION)].map(([, id = '']) => id);
}

/** Ids of known areas, such as `SES-4`, but not `UTF-8`. */
function idsIn(text: string, areas: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,3}-)\d+\b/g)]
    .filter(([, area = '']) => areas.has(area))
    .map(([id]) => id);
}
