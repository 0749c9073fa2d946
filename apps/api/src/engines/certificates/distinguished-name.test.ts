import { expect, it } from 'vitest';
import { nameText } from './distinguished-name.ts';

it.each([
  ['HARBOUR', 'CN=12,O=HARBOUR'],
  ['Smith, Lee + "Co"', 'CN=12,O=Smith\\, Lee \\+ \\"Co\\"'],
  ['#1 ', 'CN=12,O=\\#1\\ '],
  ['a\\b=c;<d>', 'CN=12,O=a\\\\b\\=c\\;\\<d\\>'],
])('writes the organisation %s as RFC 4514 text', (organisation, text) => {
  expect(nameText({ organisation, commonName: '12' })).toBe(text);
});
