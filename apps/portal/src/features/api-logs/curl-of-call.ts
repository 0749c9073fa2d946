import type { ApiLogDetails } from '@quickportal/contracts/api-logs/api-log';

type Call = Pick<
  ApiLogDetails,
  'httpMethod' | 'requestUrl' | 'requestHeaders' | 'requestBody' | 'truncated' | 'operation' | 'apiKeyId'
>;

/** Headers that are worth sending again, as they are usually written. */
const SENT = { 'content-type': 'Content-Type', 'if-match': 'If-Match', 'idempotency-key': 'Idempotency-Key' } as const;

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as a command of curl. The key, or the file of the certificate, is a variable of the shell: neither is in the log. */
export function curlOfCall(call: Call, origin: string) {
  const { httpMethod, requestUrl, requestHeaders, requestBody, truncated, apiKeyId } = call;
  const credential = apiKeyId === null ? '--cert-type P12 --cert "$QUICKPORTAL_CERTIFICATE"' : '-u "$QUICKPORTAL_KEY:"';
  const method = httpMethod === 'HEAD' ? ['--head'] : httpMethod === 'GET' ? [] : [`-X ${httpMethod}`];
  const headers = Object.entries(SENT).flatMap(([name, written]) => {
    const value = requestHeaders[name];
    return value === undefined ? [] : [`-H ${quoted(`${written}: ${value}`)}`];
  });
  const body = truncated.request ? ['-d @body.json'] : requestBody === '' ? [] : [`-d ${quoted(requestBody)}`];
  // Brackets and braces mean something to curl
  const plain = /[[\]{}]/.test(requestUrl) ? ['--globoff'] : [];
  const [first, ...others] = [...plain, ...method, quoted(`${origin}${requestUrl}`)];
  return [`curl ${[first, ...others].join(' ')}`, credential, ...headers, ...body].join(' \\\n  ');
}
