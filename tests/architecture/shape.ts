import { posix } from 'node:path';
import { type Export, parseModule } from './parse-module.ts';
import { modulesOf, type Rule } from './source-tree.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL = /^(?:[A-Z][a-z0-9]*)+$/;

/** Folders and files are in kebab-case; a component's file is named after the component. */
export const filesAreNamedAfterTheirExport: Rule = (tree) =>
  modulesOf(tree).flatMap(([path, text]) => {
    const name = nameOf(path);
    const { exports } = parseModule(path, text);
    const components = path.endsWith('.tsx') ? exports.filter(isComponent) : [];
    const hooks = exports.filter(isHook);
    const breaches: string[] = [];

    const folder = posix
      .dirname(path)
      .split('/')
      .find((part) => !KEBAB.test(part));
    if (folder !== undefined) breaches.push(`${path}: write the folder ${folder} in kebab-case`);
    const mayBePascal = path.endsWith('.tsx');
    if (!KEBAB.test(name) && !(mayBePascal && PASCAL.test(name))) {
      breaches.push(`${path}: write the name in kebab-case, or a component's as PascalCase.tsx`);
    }
    if (path.startsWith('tests/')) return breaches;

    const [component, second] = components;
    if (second !== undefined) {
      const names = components.map((one) => one.name).join(' and ');
      breaches.push(`${path}:${second.line} exports ${names}: give each component its own file`);
    } else if (component !== undefined && component.name !== name) {
      breaches.push(`${path}: name the file ${component.name}.tsx, after its component`);
    }
    if (mayBePascal && component === undefined && PASCAL.test(name)) {
      breaches.push(`${path}: export the component ${name}, or write the name in kebab-case`);
    }
    const [hook] = hooks;
    if (hook !== undefined && !hooks.some((one) => kebab(one.name) === name)) {
      breaches.push(`${path}: name the file ${kebab(hook.name)}.ts, after its hook`);
    }
    if (hook === undefined && name.startsWith('use-')) {
      breaches.push(`${path}: export the hook that the name promises, or rename the file`);
    }
    return breaches;
  });

export const libHoldsNoComponents: Rule = (tree) =>
  modulesOf(tree)
    .filter(([path]) => /^(?:src\/lib|domain)\//.test(path) && path.endsWith('.tsx'))
    .map(([path]) => `${path}: lib/ and domain/ hold no JSX: move it to ui/ or to its feature`);

/** A warning is no error, and does not flash. */
export const errorsHaveOneComponent: Rule = (tree) =>
  modulesOf(tree)
    .filter(([path]) => path.startsWith('src/') && path !== 'src/ui/Flash.tsx')
    .flatMap(([path, text]) =>
      [...text.matchAll(/role="alert"|'alert'|severity="error"/g)].map(
        ([found]) => `${path} has ${found}: show the error by ErrorMessage or Flash of src/ui/`,
      ),
    );

/** The caller of a function of the server reads what it does above it. */
export const serverFunctionsAreDocumented: Rule = (tree) =>
  modulesOf(tree)
    .filter(([path]) => path.startsWith('server/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/(?<!\*\/\n)^export (?:async )?function\*? ?(\w+)/gm)].map(
        ([, name]) => `${path} exports ${name} without a doc line: say above it what it does`,
      ),
    );

/** `src/features/roulette/DrawButton.test.tsx` as `DrawButton`. */
function nameOf(path: string): string {
  return posix.basename(path).replace(/(?:\.long)?(?:\.(?:test|spec|config|d))?\.tsx?$/, '');
}

function isComponent({ name, typeOnly }: Export): boolean {
  return !typeOnly && PASCAL.test(name) && /[a-z]/.test(name);
}

function isHook({ name, typeOnly }: Export): boolean {
  return !typeOnly && /^use[A-Z]/.test(name);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
