import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOfCall } from './curl-of-call.ts';

const call = {
  httpMethod: 'POST',
  requestUrl: '/quickportal/rest/internal/customers?token=[removed]',
  apiKeyId: 7,
  operation: 'customers.create',
  requestHeaders: { authorization: '[removed]', 'content-type': 'application/json', 'idempotency-key': 'one' },
  requestBody: `{"customerName":"O'Brien $HOME \`id\`"}`,
  truncated: { request: false, response: false },
};

/** The words that a shell gives to curl. */
const wordsOf = (command: string) =>
  execFileSync('/bin/sh', ['-c', `QUICKPORTAL_KEY=qp_sec_10_x; curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n');

it('gives curl the call as it was, with a placeholder for the key', () => {
  const command = curlOfCall(call, 'https://portal.example');
  expect(command).toContain('"$QUICKPORTAL_KEY:"');
  expect(wordsOf(command)).toEqual([
    '--globoff',
    '-X',
    'POST',
    'https://portal.example/quickportal/rest/internal/customers?token=[removed]',
    '-u',
    'qp_sec_10_x:',
    '-H',
    'Content-Type: application/json',
    '-H',
    'Idempotency-Key: one',
    '-d',
    call.requestBody,
  ]);
});

it('sends nothing with a GET, and takes a body that was cut from a file', () => {
  const url = '/quickportal/rest/internal/customers/1001';
  const get = { ...call, httpMethod: 'GET', requestUrl: url, requestHeaders: {}, requestBody: '' };
  expect(wordsOf(curlOfCall(get, 'https://portal.example'))).toEqual([
    `https://portal.example${url}`,
    '-u',
    'qp_sec_10_x:',
  ]);
  const cut = { ...call, truncated: { request: true, response: false } };
  expect(curlOfCall(cut, 'https://portal.example')).toMatch(/-d @body\.json$/);
});

it('takes the file of the certificate where it was made with one', () => {
  expect(curlOfCall({ ...call, apiKeyId: null }, 'https://portal.example')).toContain(
    ' \\\n  --cert-type P12 --cert "$QUICKPORTAL_CERTIFICATE" \\\n',
  );
});
