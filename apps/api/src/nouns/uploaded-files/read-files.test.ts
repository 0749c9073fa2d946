import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { multipartBody, multipartType, officer, runFiles, upload } from './file-kit.fixture.ts';

let server: TestServer;
let dana: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  dana = await officer(server);
});
afterAll(() => server.close());

const heading = 'Customer name;Business code;Customer number\r\n';
const preview = async (content: string | Buffer) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `${server.rest}/uploaded-files/preview?format=CUSTOMERS`,
    headers: { ...dana.headers, 'content-type': multipartType },
    payload: multipartBody(content, 'customers.csv'),
  });
  return { status: response.statusCode, body: response.json() };
};
const namesLike = async (beginning: string) => {
  const { rows } = await server.services.owner.query<{ customer_name: string }>(
    'select customer_name from app.customer where customer_number like $1 order by customer_number',
    [`${beginning}%`],
  );
  return rows.map((row) => row.customer_name);
};
const errorsOf = async (fileId: number) => {
  const { body } = await apiCaller(server, dana).get(`uploaded-files/${fileId}/errors`);
  return (body.items as { lineNumber: number; nameOfField: string; errorText: string }[]).map(
    ({ lineNumber, nameOfField, errorText }) => `${lineNumber} ${nameOfField}: ${errorText}`,
  );
};

describe('the encoding of an upload', () => {
  it.each(['utf-16le', 'utf-16be'] as const)('is found in its bytes: %s', async (encoding) => {
    const bytes = Buffer.from(`\ufeff${heading}Zoë 李;B101;${encoding}\r\n`, 'utf16le');
    const { status } = await upload(server, dana, encoding === 'utf-16le' ? bytes : bytes.swap16());
    expect(status).toBe(201);
    await runFiles(server);
    expect(await namesLike(encoding)).toEqual(['Zoë 李']);
  });

  it('must be chosen where 8-bit letters do not show it, and nothing is kept until it is chosen', async () => {
    const bytes = Buffer.from(`${heading}Fran\u00e7ois;B101;W-1\r\n`, 'latin1');
    const refused = await upload(server, dana, bytes);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'encoding', messages: [expect.stringMatching(/Choose .*Windows-1252.* or .*Mac OS Roman/)] }],
    ]);
    expect((await server.services.owner.query('select from app.unclaimed_content')).rowCount).toBe(0);
    const wrong = await upload(server, dana, bytes, { query: 'format=CUSTOMERS&encoding=utf-8' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'encoding']);
    const chosen = await upload(server, dana, bytes, { query: 'format=CUSTOMERS&encoding=windows-1252' });
    expect(chosen.status).toBe(201);
    await runFiles(server);
    expect(await namesLike('W-1')).toEqual(['François']);
  });

  it('does not matter for ASCII, whichever is given', async () => {
    const { status } = await upload(server, dana, `${heading}Kim;B101;A-1\r\n`, {
      query: 'format=CUSTOMERS&encoding=macintosh',
    });
    expect(status).toBe(201);
    await runFiles(server);
    expect(await namesLike('A-1')).toEqual(['Kim']);
  });
});

describe('a preview', () => {
  it('shows the columns and the first rows, and keeps nothing', async () => {
    const rows = Array.from({ length: 9 }, (_, at) => `Kim ${at};B101;P-${at}\r\n`).join('');
    const { status, body } = await preview(heading + rows);
    expect([status, body]).toEqual([
      200,
      {
        isEncodingCertain: true,
        readings: [
          {
            encoding: 'utf-8',
            columns: ['Customer name', 'Business code', 'Customer number'].map((title) => ({ heading: title, title })),
            unknownCount: 0,
            rows: [0, 1, 2, 3, 4].map((at) => ({ lineNumber: at + 2, values: [`Kim ${at}`, 'B101', `P-${at}`] })),
            errors: [],
          },
        ],
      },
    ]);
    expect((await server.services.owner.query('select from app.unclaimed_content')).rowCount).toBe(0);
    expect(await namesLike('P-')).toEqual([]);
  });

  it('shows every encoding that the file can have, with the letters that tell them apart', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `Kim ${at};B101;P-${at}\r\n`).join('');
    const { body } = await preview(Buffer.from(`${heading}${rows}Fran\u00e7ois;B101;P-X\r\n`, 'latin1'));
    expect(body.isEncodingCertain).toBe(false);
    const shown = body.readings.map(({ encoding, rows: lines }: { encoding: string; rows: { values: string[] }[] }) => [
      encoding,
      lines.at(-1)?.values[0],
    ]);
    expect(shown).toEqual([
      ['windows-1252', 'François'],
      ['macintosh', 'FranÁois'],
    ]);
  });

  it('says what is wrong with the headings, and masks numbers that may be secret', async () => {
    const { body } = await preview('Customer name,Shoe size,Name\nKim,4,Lee\n');
    expect([body.readings[0].unknownCount, body.readings[0].errors]).toEqual([2, []]);
    expect(body.readings[0].columns[1]).toEqual({ heading: 'Shoe size', title: null });
    const twice = await preview('Customer name,customer_name\nKim,Lee\n');
    expect(twice.body.readings[0].errors).toEqual([
      expect.objectContaining({ lineNumber: 1, nameOfField: 'Customer name' }),
    ]);
    const masked = await preview('Customer name\n4111111111111111\n');
    expect(masked.body.readings[0].rows[0].values).toEqual(['.............111']);
  });
});

describe('numbers that a spreadsheet has damaged', () => {
  it('are errors of their rows that say so, and are not guessed', async () => {
    const used = await upload(server, dana, `${heading}Kim;B101;062692\r\n`);
    await runFiles(server);
    expect(used.status).toBe(201);
    const text =
      'Customer name;Business code;Customer number;Postcode;State\r\n' +
      'Kim;B101;4.11E+15;;\r\n' +
      'Li;B101;62692;;\r\n' +
      'Ana;B101;Z-1;800;NT\r\n' +
      'Zoë;B101;8E0;;\r\n';
    const { body } = await upload(server, dana, text);
    await runFiles(server);
    expect(await errorsOf(body.fileId)).toEqual([
      '2 Customer number: A spreadsheet has shortened this number, and its digits are lost. Format the column as text there, and enter the number again.',
      '3 Customer number: This business has a customer 062692. A spreadsheet may have removed the leading zeros.',
      '4 Postcode: Enter a postcode of four digits. A spreadsheet may have removed a leading zero: 0800.',
    ]);
  });

  it('are not seen in values and columns that a spreadsheet adds empty', async () => {
    const { body } = await upload(
      server,
      dana,
      'Customer name,Business code,Customer number,,\nKim,B101,8E0,,\n,,,,\n',
    );
    await runFiles(server);
    expect([await errorsOf(body.fileId), await namesLike('8E0')]).toEqual([[], ['Kim']]);
  });
});
