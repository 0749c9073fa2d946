import { expect, it } from 'vitest';
import { certificateInHeader } from './certificate-header.ts';
import { pemOf } from './pem.ts';

const der = Buffer.from('a certificate, for what the header knows');
const base64 = der.toString('base64');
const pem = encodeURIComponent(pemOf(der));

it.each([
  ['between colons, as RFC 9440 writes it', `:${base64}:`],
  ['as PEM in percent encoding', pem],
  ['as PEM whose slashes are left alone, as nginx does', pem.replaceAll('%2F', '/').replaceAll('%3D', '=')],
])('reads a certificate %s', (_what, value) => {
  expect(certificateInHeader(value)).toEqual(der);
});

it.each([undefined, ''])('finds none in %j', (value) => {
  expect(certificateInHeader(value)).toBeNull();
});

const hostile: [what: string, value: string | string[]][] = [
  ['text', 'no certificate'],
  ['base64 without colons', base64],
  ['one colon', ':'],
  ['two colons', '::'],
  ['characters that are not base64', ':a-b_:'],
  ['a broken group', ':abcde:'],
  ['padding in the middle', `:YQ==YQ==:`],
  ['two byte sequences', `:${base64}:, :${base64}:`],
  ['several headers', [`:${base64}:`, `:${base64}:`]],
  ['a NUL', `:${base64}\0:`],
  ['a NUL in percent encoding', pem.replace('%0A', '%00')],
  ['two certificates as PEM', pem + pem],
  ['a key beside it', pem + encodeURIComponent('-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----\n')],
  ['broken percent encoding', `${pem}%zz`],
  ['PEM without a certificate', encodeURIComponent('-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----')],
  ['8 KB of spaces between the lines of PEM', `-----BEGIN CERTIFICATE-----${' '.repeat(8000)}x`],
  ['1 MB', `:${'QUFB'.repeat(250_000)}:`],
];

it.each(hostile)('refuses %s at once', (_what, value) => {
  const start = performance.now();
  expect(() => certificateInHeader(value)).toThrow('Client-Cert does not hold one certificate');
  expect(performance.now() - start).toBeLessThan(100);
});
