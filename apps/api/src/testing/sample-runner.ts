import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { SampleLanguage } from '../openapi/samples.ts';

export interface SampleProgram {
  operationId: string;
  source: string;
}

/** What a program printed: the status of its last response, and all else for a failure to show. */
export interface SampleOutcome {
  operationId: string;
  status: number;
  output: string;
}

const MARK = '##### ';

/** Reads the programs from its input, runs one after the other, and marks where each begins. */
const runners: Record<
  SampleLanguage,
  { command: [string, ...string[]]; input: (programs: SampleProgram[]) => string }
> = {
  curl: {
    command: ['bash'],
    input: (programs) =>
      ['exec 2>&1', ...programs.map(({ operationId, source }) => `echo '${MARK}${operationId}'\n( ${source}\n)`)].join(
        '\n',
      ),
  },
  Node: {
    command: [process.execPath, '--input-type=module'],
    input: (programs) => `
        const AsyncFunction = (async () => {}).constructor;
        for (const { operationId, source } of ${JSON.stringify(programs)}) {
          console.log(${JSON.stringify(MARK)} + operationId);
          await new AsyncFunction(source)().catch((error) => console.log(String(error)));
        }`,
  },
  Python: {
    command: ['python3', '-'],
    input: (programs) => `
import json, traceback
for program in json.loads(${JSON.stringify(JSON.stringify(programs))}):
    print(${JSON.stringify(MARK)} + program["operationId"])
    try:
        exec(program["source"], {})
    except Exception:
        print(traceback.format_exc())
`,
  },
};

/** Runs the samples of a language in one process, in a folder of its own. Throws where the language is missing. */
export async function runSamples(
  language: SampleLanguage,
  programs: SampleProgram[],
  environment: Record<string, string>,
): Promise<SampleOutcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-samples-'));
  // The samples themselves print no status with curl
  writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nwrite-out = "%{stderr}\\nstatus %{http_code}\\n"\n');
  const { command, input } = runners[language];
  const [program, ...values] = command;
  const child = spawn(program, values, {
    cwd: folder,
    env: { PATH: process.env['PATH'], CURL_HOME: folder, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  try {
    const missing = new Promise<never>((_, reject) => {
      child.once('error', (error) => reject(new Error(`${program} is needed to run the samples: ${error.message}`)));
    });
    child.stdin.end(input(programs));
    const [output, problems] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr)]), missing]);
    return outcomesIn(output, problems);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomesIn(output: string, problems: string): SampleOutcome[] {
  const [, ...parts] = output.split(MARK);
  if (parts.length === 0) throw new Error(`No sample ran: ${problems}`);
  return parts.map((part) => {
    const [operationId = '', ...lines] = part.split('\n');
    const statuses = lines.flatMap(
      (line) => /^(?:status )?(?<status>\d{3})(?: |$)/.exec(line)?.groups?.['status'] ?? [],
    );
    return { operationId, status: Number(statuses.at(-1)), output: lines.join('\n') };
  });
}
