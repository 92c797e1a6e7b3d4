import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  /** Erased before the program runs: `import type`, `export type … from`, `import('…').Type`. */
  readonly typeOnly: boolean;
  readonly line: number;
}

export interface Export {
  /** `default` for a default export; `*` for `export * from`. */
  readonly name: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** A piece of text that a program can show: of a string, a template or JSX. */
export interface Literal {
  readonly value: string;
  readonly line: number;
}

export interface ParsedModule {
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  readonly literals: readonly Literal[];
  /** The source, each comment blanked out; every line keeps its number. */
  readonly code: string;
}

const parsed = new Map<string, ParsedModule>();

/** Parses once for each text, since every rule asks for the same modules. */
export function parseModule(path: string, text: string): ParsedModule {
  const key = `${path}\n${text}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const module = parse(path, text);
  parsed.set(key, module);
  return module;
}

function parse(path: string, text: string): ParsedModule {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  const literals: Literal[] = [];
  const add = (source: { value: string; start: number }, typeOnly: boolean) =>
    imports.push({ specifier: source.value, typeOnly, line: lineAt(source.start) });

  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source, node.exportKind === 'type');
    },
    TSImportType: (node) => add(node.source, true),
    ImportExpression: (node) => {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string') {
        add({ value: source.value, start: source.start }, false);
      }
    },
    Literal: (node) => {
      if (typeof node.value === 'string') {
        literals.push({ value: node.value, line: lineAt(node.start) });
      }
    },
    TemplateElement: (node) => {
      literals.push({ value: node.value.cooked ?? node.value.raw, line: lineAt(node.start) });
    },
    JSXText: (node) => {
      literals.push({ value: node.value, line: lineAt(node.start) });
    },
  }).visit(result.program);

  const exports = result.module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => ({
      name: entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*'),
      typeOnly: entry.isType,
      line: lineAt(entry.start),
    })),
  );
  return { imports, exports, literals, code: withoutComments(text, result.comments) };
}

function withoutComments(text: string, comments: readonly { start: number; end: number }[]) {
  let code = text;
  for (const { start, end } of comments) {
    const blank = code.slice(start, end).replace(/[^\n]/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code;
}
