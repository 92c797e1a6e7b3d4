import { modulesOf, type Rule, type SourceTree } from './source-tree.ts';

const REQUIREMENTS = 'docs/requirements.md';
const DEFINITION = /^- \*\*([A-Z]{2,3}-\d+)\*\*/gm;
const PLANNED = /^## Planned$/m;
const TEST = /^tests\/(?!architecture).*\.(?:test|spec)\.tsx?$/;

/** Every id in code, tests, README and docs is one of docs/requirements.md. */
export const namedRequirementsExist: Rule = (tree) => {
  const { built, planned } = requirementsOf(tree);
  const known = new Set([...built, ...planned]);
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
  const { built, planned } = requirementsOf(tree);
  const ids = [...built, ...planned];
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${REQUIREMENTS} defines ${id} twice: take the next free number`);
};

/** A requirement that is not built yet may have a test but needs none. */
export const requirementsAreNamedByTests: Rule = (tree) => {
  const { built } = requirementsOf(tree);
  const areas = new Set(built.map((id) => id.replace(/\d+$/, '')));
  const named = new Set(
    [...tree].filter(([path]) => TEST.test(path)).flatMap(([, text]) => idsIn(text, areas)),
  );
  return built
    .filter((id) => !named.has(id))
    .map((id) => `${REQUIREMENTS} has ${id}, which no test names: name it where it is tested`);
};

function requirementsOf(tree: SourceTree) {
  const [built = '', planned = ''] = (tree.get(REQUIREMENTS) ?? '').split(PLANNED);
  const ids = (text: string) => [...text.matchAll(DEFINITION)].map(([, id = '']) => id);
  return { built: ids(built), planned: ids(planned) };
}

/** Ids of known areas, such as `SES-4`, but not `UTF-8`. */
function idsIn(text: string, areas: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,3}-)\d+\b/g)]
    .filter(([, area = '']) => areas.has(area))
    .map(([id]) => id);
}
