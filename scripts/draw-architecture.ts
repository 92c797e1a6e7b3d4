/** Draws the table of layers anew in docs/architecture.md: `npm run architecture`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DRAWING_HEADING, drawingOf } from '#tests/architecture/drawing.ts';
import { layers } from '#tests/architecture/layers.ts';

const file = resolve(import.meta.dirname, '../docs/architecture.md');
const [stories = ''] = readFileSync(file, 'utf8').split(DRAWING_HEADING);
writeFileSync(file, stories + drawingOf(layers));
