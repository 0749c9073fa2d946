import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { keptFileName } from './kept-file-name.ts';
import { multipartBody, multipartType, officer } from './file-kit.fixture.ts';
import { dispositionFileName, partFileName } from './part-file-name.ts';

const latin1 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('latin1');
const named = (parameters: string) => dispositionFileName(` form-data; name="file"; ${parameters}`);

describe('the file name of a part', () => {
  it.each([
    ['UTF-8, as browsers write it', `filename="${latin1('Zoë 李 🏦.csv')}"`, 'Zoë 李 🏦.csv'],
    ['Windows-1252', `filename="Zo\u00eb \u0096 M\u00fcller \u0080.csv"`, 'Zoë – Müller €.csv'],
    ['bytes of no such encoding', 'filename="Zo\u0081\u00eb.csv"', 'Zo%81%EB.csv'],
    ['RFC 8187', `filename="Zo_.csv"; filename*=UTF-8''Zo%C3%AB%20%e6%9d%8e.csv`, 'Zoë 李.csv'],
    ['RFC 8187, before the other', `filename*=utf-8'en'Zo%C3%AB.csv; filename="Zo_.csv"`, 'Zoë.csv'],
    ['RFC 8187 in another encoding', `filename*=windows-1251''%CA%E8%E5%E2.csv`, 'Киев.csv'],
    ['RFC 8187 with bytes that are no text', `filename="plain.csv"; filename*=UTF-8''%EB.csv`, 'plain.csv'],
    ['RFC 8187 in no encoding', `filename="plain.csv"; filename*=klingon''%EB.csv`, 'plain.csv'],
    ['an encoded word of .NET', `filename="=?utf-8?B?${Buffer.from('Zoë.csv').toString('base64')}?="`, 'Zoë.csv'],
    ['encoded words in Q', 'filename="=?iso-8859-1?Q?Zo=EB_?= =?utf-8?q?=E6=9D=8E.csv?="', 'Zoë 李.csv'],
    ['an encoded word that is none', 'filename="=?x.csv"', '=?x.csv'],
    ['a word without quotes', 'filename=customers.csv; size=3', 'customers.csv'],
    ['escapes of browsers', 'filename="a%22b%0D%0Ac%2fd.csv"', 'a"b\r\nc%2fd.csv'],
    ['escaped quotation marks', String.raw`filename="a\"b; filename=\"c.csv"`, 'a"b; filename="c.csv'],
    ['a path of Windows', String.raw`filename="C:\Users\new\customers.csv"`, String.raw`C:\Users\new\customers.csv`],
    ['a folded header', '\r\n filename="a.csv"', 'a.csv'],
    ['none', 'size=3', undefined],
  ])('is read: %s', (_name, parameters, expected) => {
    expect(named(parameters)).toBe(expected);
  });

  it.each([
    [String.raw`C:\Users\new\customers.csv`, 'customers.csv'],
    ['/etc/../passwd', 'passwd.csv'],
    ['..', 'file.csv'],
    ['a\u0000b\u001b[31m\r\nc\u007f.csv', 'ab[31mc.csv'],
    ['a\u202egpj.csv', 'agpj.csv'],
    ['Zoe\u0308.csv', 'Zoë.csv'],
    // Persian and an emoji of two
    [
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩🏽‍🚀.csv',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩🏽‍🚀.csv',
    ],
    ['cust\u200domers\u200b.csv', 'customers.csv'],
    ['\ud800.csv', '\ufffd.csv'],
  ])('is kept without what misleads: %j', (given, kept) => {
    expect([keptFileName(given), keptFileName(kept)]).toEqual([kept, kept]);
  });
});

it('is not waited for when the sender goes away', async () => {
  const body = new Readable({ read: () => undefined });
  body.push('--boundary\r\ncontent-disp');
  const name = partFileName(body as IncomingMessage);
  body.destroy();
  expect(await name).toBeUndefined();
});

describe('the file name of an upload', () => {
  let server: TestServer;
  let dana: SignedIn;
  beforeAll(async () => {
    server = await createTestServer();
    dana = await officer(server);
  });
  afterAll(() => server.close());

  const send = async (payload: Buffer | Readable) => {
    const response = await server.app.inject({
      method: 'POST',
      url: `${server.rest}/uploaded-files?format=CUSTOMERS`,
      headers: { ...dana.headers, 'content-type': multipartType },
      payload,
    });
    return [response.statusCode, response.json().fileName];
  };
  const bodyNamed = (parameters: string, customer: string) => {
    const body = multipartBody(`Customer name,Business code\n${customer},B101\n`, 'X.csv');
    return Buffer.from(body.toString('latin1').replace('filename="X.csv"', parameters), 'latin1');
  };

  it.each([
    ['UTF-8', `filename="${latin1('Zoë 李.csv')}"`, 'Zoë 李.csv'],
    ['Windows-1252', 'filename="M\u00fcller.csv"', 'Müller.csv'],
    ['RFC 8187', `filename="M_ller.csv"; filename*=UTF-8''M%C3%BCller.csv`, 'Müller.csv'],
    ['a path', String.raw`filename="C:\Kunden\M\u00fcller.csv"`.replace(String.raw`\u00fc`, '\u00fc'), 'Müller.csv'],
  ])('is that of its sender, however the body arrives: %s', async (name, parameters, expected) => {
    expect(await send(bodyNamed(parameters, name))).toEqual([201, expected]);
    const body = bodyNamed(parameters, `${name} in pieces`);
    const pieces = Array.from({ length: Math.ceil(body.length / 7) }, (_, at) => body.subarray(at * 7, at * 7 + 7));
    expect(await send(Readable.from(pieces))).toEqual([201, expected]);
    const behind = Buffer.concat([Buffer.from('\r\n'), bodyNamed(parameters, `${name} behind a line end`)]);
    expect(await send(behind)).toEqual([201, expected]);
  });
});
