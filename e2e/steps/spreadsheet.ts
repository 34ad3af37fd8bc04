import { crc32 } from 'node:zlib';

type Cell = string | number;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const cell = (value: Cell) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

function parts(rows: Cell[][]): [string, string][] {
  const body = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', `<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData></worksheet>`],
  ];
}

/** The facts that both headers of a stored file share. */
function facts(name: Buffer, content: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

/** A workbook of one sheet, as a spreadsheet program would save it, without compression. */
export function xlsx(rows: Cell[][]): Buffer {
  const files: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  const all = parts(rows);
  for (const [path, text] of all) {
    const name = Buffer.from(path);
    const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
    const shared = facts(name, content);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, place, name]));
    files.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(all.length, 4);
  end.writeUInt16LE(all.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\u0005\u0006'), end]);
}
