import { inflateRawSync } from 'node:zlib';

/** A cell as it is in the file: its type (`inlineStr` for texts, empty for numbers), its number format and its value. */
export interface WorkbookCell {
  type: string;
  format: string;
  value: string;
}

/** The parts of a ZIP archive by their names, read from its central directory; nothing of the writer is used. */
function partsOf(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const parts = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begin, begin + size);
    parts.set(name, (method === 0 ? content : inflateRawSync(content)).toString());
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The sheets of a workbook by their names, each with its rows; the cells of a row by their column letters. */
export function readWorkbook(file: Buffer): Record<string, Record<string, WorkbookCell>[]> {
  const parts = partsOf(file);
  const styles = parts.get('xl/styles.xml') ?? '';
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code ?? '']),
  );
  const cellStyles = /<cellXfs[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  const formats = [...cellStyles.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) => codes.get(id) ?? '');
  const relations = new Map(
    [...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship [^>]*>/g)].map(([relation]) => [
      / Id="([^"]*)"/.exec(relation)?.[1],
      / Target="([^"]*)"/.exec(relation)?.[1]?.replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  const sheets = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*>/g)].map(([sheet]) => {
    const path = relations.get(/ r:id="([^"]*)"/.exec(sheet)?.[1]) ?? '';
    return [unescaped(/ name="([^"]*)"/.exec(sheet)?.[1] ?? ''), rowsOf(parts.get(path) ?? '', formats)] as const;
  });
  return Object.fromEntries(sheets);
}

function rowsOf(sheet: string, formats: readonly string[]): Record<string, WorkbookCell>[] {
  return [...sheet.matchAll(/<row [^>]*>([\s\S]*?)<\/row>/g)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].flatMap(([, attributes = '', content]) => {
        if (content === undefined) return [];
        const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
        const cell: WorkbookCell = {
          type: attribute('t'),
          format: formats[Number(attribute('s') || 0)] ?? '',
          value: unescaped(content.replaceAll(/<\/?[^>]*>/g, '')),
        };
        return [[attribute('r').replaceAll(/\d/g, ''), cell]];
      }),
    ),
  );
}
