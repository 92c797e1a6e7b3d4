import { strToU8, zipSync } from 'fflate';

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly state?: 'hidden' | 'veryHidden';
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function rowOf(cells: readonly (string | number)[], row: number): string {
  const written = cells.map((value, column) => {
    const place = `r="${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}${row + 1}"`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  });
  return `<row r="${row + 1}">${written.join('')}</row>`;
}

/** A workbook of these sheets, with texts and numbers. */
export function workbook(sheets: readonly TestSheet[]): Uint8Array<ArrayBuffer> {
  return workbookOf(
    sheets.map(({ rows, ...sheet }) => ({
      ...sheet,
      xml: rows.map(rowOf).join(''),
    })),
  );
}

/** A workbook of sheets whose rows are XML. */
export function workbookOf(
  sheets: readonly (Omit<TestSheet, 'rows'> & { readonly xml: string })[],
): Uint8Array<ArrayBuffer> {
  const files = sheets.map(({ name, state, xml }, index) => {
    const [id, path] = [`rId${index + 1}`, `worksheets/sheet${index + 1}.xml`];
    return {
      sheet: `<sheet name="${escaped(name)}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="${id}"/>`,
      relation: `<Relationship Id="${id}" Type="${RELATIONSHIPS}/worksheet" Target="${path}"/>`,
      file: [
        `xl/${path}`,
        strToU8(`<worksheet><sheetData>${xml}</sheetData></worksheet>`),
      ] as const,
    };
  });
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook><sheets>${files.map(({ sheet }) => sheet).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${files.map(({ relation }) => relation).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(files.map(({ file }) => file)),
  }) as Uint8Array<ArrayBuffer>;
}
