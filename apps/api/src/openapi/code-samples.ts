import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { DOCUMENT_BASE } from './document-base.ts';
import { type CodeSample, isReference, type Operation, type Parameter } from './openapi-types.ts';

/** Where samples send their requests; the served document puts the portal's own address in its place. */
export const SAMPLE_ORIGIN = 'https://portal.example';
/** The environment variable that samples read the API key from. */
export const SAMPLE_KEY = 'QUICKPORTAL_KEY';

interface SampleRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Json | undefined;
}

/**
 * An operation called with an API key, in programs that run as they are where `QUICKPORTAL_KEY` is set: curl, Node 18 or
 * newer, Python 3. None for operations that keys may not call, or that take a file.
 */
export function codeSamples(method: string, path: string, operation: Operation): CodeSample[] {
  const content = operation.requestBody?.content;
  const isOpen = operation.security?.some((scheme) => 'apiKey' in scheme) ?? false;
  if (!isOpen || (content && !('application/json' in content))) return [];
  const body = content?.['application/json']?.example;
  const request: SampleRequest = {
    method: method.toUpperCase(),
    url: `${SAMPLE_ORIGIN}${DOCUMENT_BASE}/rest/internal${pathOf(path, operation)}`,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(takesKey(operation) && { 'Idempotency-Key': `${operation.operationId}-1` }),
    },
    body,
  };
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'JavaScript', label: 'Node', source: node(request) },
    { lang: 'Python', label: 'Python', source: python(request) },
  ];
}

const ownParameters = (operation: Operation): Parameter[] =>
  (operation.parameters ?? []).flatMap((parameter) => (isReference(parameter) ? [] : [parameter]));

const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => isReference(parameter) && parameter.$ref.endsWith('/IdempotencyKey'));

/** An example as it is written in an address. */
const plain = (example: Json): string => (typeof example === 'string' ? example : JSON.stringify(example));

function pathOf(path: string, operation: Operation): string {
  const parameters = ownParameters(operation);
  const filled = path.replaceAll(/\{(?<name>[^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(plain(parameters.find((parameter) => parameter.name === name)?.example ?? 1)),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }) => [name, plain(example ?? '')]),
  ).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    `curl --user "$${SAMPLE_KEY}:"${method === 'GET' ? '' : ` --request ${method}`}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${inShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${inShell(JSON.stringify(body, null, 2))}`]),
    inShell(url),
  ];
  return lines.join(' \\\n  ');
}

/** JSON over several lines, indented to where it is put. */
const indented = (body: Json, spaces: number): string =>
  JSON.stringify(body, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

function node({ method, url, headers, body }: SampleRequest): string {
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    '  headers: {',
    `    Authorization: \`Basic \${btoa(\`\${process.env.${SAMPLE_KEY}}:\`)}\`,`,
    ...Object.entries(headers).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, 2)}),`]),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** JSON's words for true, false and null, in Python's. */
const inPython = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (part) =>
    part === 'true' ? 'True' : part === 'false' ? 'False' : part === 'null' ? 'None' : part,
  );

function python({ method, url, headers, body }: SampleRequest): string {
  return [
    `import base64${body === undefined ? '' : ', json'}, os, urllib.error, urllib.request`,
    '',
    `key = base64.b64encode(f"{os.environ['${SAMPLE_KEY}']}:".encode()).decode()`,
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    '    headers={',
    '        "Authorization": f"Basic {key}",',
    ...Object.entries(headers).map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    '    },',
    ...(body === undefined ? [] : [`    data=json.dumps(${inPython(indented(body, 4))}).encode(),`]),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    print(error.code, error.read().decode())',
  ].join('\n');
}
