import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { SampleCall } from './sample-calls.ts';
import { TAKEN } from './samples.ts';

/** The environment variable that samples read the API key from. */
export const SAMPLE_KEY = 'QUICKPORTAL_KEY';

/** Values that were taken from a response, in the text that a language writes for them. */
const fillTaken = (text: string, quoted: string | RegExp, write: (name: string) => string): string =>
  text.replaceAll(new RegExp(quoted, 'g'), (part) => write(TAKEN.exec(part)?.groups?.['name'] ?? ''));

const IN_JSON = /"⟨\w+⟩"/;
const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curl(calls: readonly SampleCall[]): string {
  const numbers = new Set(calls.flatMap(({ take }) => (take?.isNumber ? [take.name] : [])));
  const spliced = (name: string) => (numbers.has(name) ? `'"$${name}"'` : `"'"$${name}"'"`);
  const statement = ({ method, url, body, isIdempotent, isBefore, file, take }: SampleCall): string => {
    const address = TAKEN.test(url) ? `"${fillTaken(url, TAKEN, (name) => `$${name}`)}"` : inShell(url);
    const lines = [
      `curl${isBefore ? ' --silent' : ''} --user "$${SAMPLE_KEY}:"${method === 'GET' ? '' : ` --request ${method}`}`,
      ...(body === undefined ? [] : [`--header 'Content-Type: application/json'`]),
      // Not uuidgen: where it is missing, curl leaves the empty header out, and a repeat would pay twice
      ...(isIdempotent ? ['--header "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
      ...(body === undefined ? [] : [`--data ${fillTaken(inShell(JSON.stringify(body, null, 2)), IN_JSON, spliced)}`]),
      ...(file === undefined ? [] : [`--output ${file}`]),
      ...(isBefore && !take ? ['--output /dev/null'] : []),
      address,
    ].join(' \\\n  ');
    if (!take) return lines;
    return `${take.name}=$(${lines} \\\n  | grep -o '"${take.name}":[^,}]*' | head -n 1 | cut -d : -f 2 | tr -d '"')`;
  };
  return calls.map(statement).join('\n');
}

/** JSON over several lines, indented to where it is put. */
const indented = (body: Json, spaces: number): string =>
  JSON.stringify(body, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

export function node(calls: readonly SampleCall[]): string {
  const statement = ({ method, url, body, isIdempotent, isBefore, file, take }: SampleCall): string => {
    const address = TAKEN.test(url) ? `\`${fillTaken(url, TAKEN, (name) => `\${${name}}`)}\`` : JSON.stringify(url);
    const lines = [
      `fetch(${address}, {`,
      `  method: ${JSON.stringify(method)},`,
      '  headers: {',
      `    Authorization: \`Basic \${btoa(\`\${process.env.${SAMPLE_KEY}}:\`)}\`,`,
      ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
      ...(isIdempotent ? ['    "Idempotency-Key": crypto.randomUUID(),'] : []),
      '  },',
      ...(body === undefined
        ? []
        : [`  body: JSON.stringify(${fillTaken(indented(body, 2), IN_JSON, (name) => name)}),`]),
      '})',
    ].join('\n');
    if (take) {
      const { name, parent } = take;
      const pattern =
        parent === undefined ? name : `${parent.name}: ${parent.isList ? `[{ ${name} }]` : `{ ${name} }`}`;
      return `const { ${pattern} } = await ${lines}.then((response) => response.json());`;
    }
    if (isBefore) return `await ${lines};`;
    const response = `const response = await ${lines};`;
    if (file === undefined) return `${response}\nconsole.log(response.status, await response.text());`;
    return [
      `const { writeFile } = await import("node:fs/promises");`,
      response,
      `await writeFile("${file}", new Uint8Array(await response.arrayBuffer()));`,
      `console.log(response.status, "${file}");`,
    ].join('\n');
  };
  return calls.map(statement).join('\n');
}

/** JSON's words for true, false and null, in Python's. */
const inPython = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (part) =>
    part === 'true' ? 'True' : part === 'false' ? 'False' : part === 'null' ? 'None' : part,
  );

const inParent = ({ parent }: NonNullable<SampleCall['take']>): string =>
  parent === undefined ? '' : `["${parent.name}"]${parent.isList ? '[0]' : ''}`;

const inSnakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function python(calls: readonly SampleCall[]): string {
  const modules = [
    'base64',
    ...(calls.some(({ body, take }) => body !== undefined || take) ? ['json'] : []),
    'os',
    'urllib.error',
    'urllib.request',
    ...(calls.some(({ isIdempotent }) => isIdempotent) ? ['uuid'] : []),
  ];
  const request = ({ method, url, body, isIdempotent }: SampleCall): string[] => [
    'request = urllib.request.Request(',
    `    ${TAKEN.test(url) ? `f"${fillTaken(url, TAKEN, (name) => `{${inSnakeCase(name)}}`)}"` : JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    '    headers={',
    '        "Authorization": f"Basic {key}",',
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
    ...(isIdempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    '    },',
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${fillTaken(inPython(indented(body, 4)), IN_JSON, inSnakeCase)}).encode(),`]),
    ')',
  ];
  const statement = (call: SampleCall): string[] => {
    const { file, take, isBefore } = call;
    if (isBefore && !take) return [...request(call), 'urllib.request.urlopen(request).close()', ''];
    if (take)
      return [
        ...request(call),
        'with urllib.request.urlopen(request) as response:',
        `    ${inSnakeCase(take.name)} = json.load(response)${inParent(take)}["${take.name}"]`,
        '',
      ];
    const print =
      file === undefined
        ? ['        print(response.status, response.read().decode())']
        : [
            `        with open("${file}", "wb") as file:`,
            '            file.write(response.read())',
            `        print(response.status, "${file}")`,
          ];
    return [
      ...request(call),
      'try:',
      '    with urllib.request.urlopen(request) as response:',
      ...print,
      'except urllib.error.HTTPError as error:',
      '    print(error.code, error.read().decode())',
    ];
  };
  return [
    `import ${modules.join(', ')}`,
    '',
    `key = base64.b64encode(f"{os.environ['${SAMPLE_KEY}']}:".encode()).decode()`,
    ...calls.flatMap(statement),
  ].join('\n');
}
