import { posix } from 'node:path';
import { parseModule } from './parse-module.ts';
import { modulesOf, type Rule } from './source-tree.ts';

/** Kana, Han, the CJK punctuation and the full-width forms, which no other script uses. */
const JAPANESE =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Comments are exempt, and tests, whose names and expectations quote the specification. */
export const japaneseStandsInTexts: Rule = (tree) =>
  modulesOf(tree)
    .filter(([path]) => !/^(?:scripts|tests)\//.test(path) && posix.basename(path) !== 'text.ts')
    .flatMap(([path, text]) =>
      parseModule(path, text)
        .code.split('\n')
        .flatMap((code, index) =>
          JAPANESE.test(code)
            ? [`${path}:${index + 1} holds Japanese: move it to a text.ts in the same folder`]
            : [],
        ),
    );

const HEX = /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w/-])/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch|color|color-mix)\(/i;

/** The domain computes the username's colours; every other colour is a token of the theme. */
export const coloursStandInTheTheme: Rule = (tree) =>
  modulesOf(tree)
    .filter(([path]) => !/^(?:theme|domain|tests)\//.test(path))
    .flatMap(([path, text]) =>
      parseModule(path, text).literals.flatMap(({ value, line }) =>
        HEX.test(value) || FUNCTION.test(value)
          ? [`${path}:${line} holds a colour: name it in theme/ and use the name`]
          : [],
      ),
    );
