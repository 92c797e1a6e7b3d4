/** Writes docs/architecture.md from the table of layers: `npm run architecture`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { architectureDocument } from '#tests/architecture/drawing.ts';
import { layers } from '#tests/architecture/layers.ts';

const file = resolve(import.meta.dirname, '../docs/architecture.md');
writeFileSync(file, architectureDocument(layers));
