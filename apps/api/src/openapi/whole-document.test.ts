import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inputParser } from '@quickportal/contracts/kernel/input';
import { contracts } from '@quickportal/contracts/registry';
import { validate } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { documentFile } from './document-file.ts';
import { examplesOfNouns } from './examples.gen.ts';
import { isReference, type Operation, operationsOf, type Schema } from './openapi-types.ts';
import { problemsOf } from './problem-responses.ts';
import { eachSchema } from './schema-cleaning.ts';
import { documentText, wholeDocument } from './whole-document.ts';

const run = promisify(execFile);
const document = wholeDocument();
const byName = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
const operationOf = (name: string): Operation => {
  const operation = byName.get(name);
  if (!operation) throw new Error(`${name} is missing`);
  return operation;
};
const everyContract = contracts.map((contract) => [contract.name, contract] as const);
const hint = 'openapi.json is out of date: run `pnpm openapi` and commit what it writes';

describe('the committed document', () => {
  it('is what the contracts say', () => {
    expect(readFileSync(documentFile, 'utf8') === documentText(), hint).toBe(true);
  });

  it('passes every recommended rule of Redocly, without a warning', async () => {
    const cli = path.join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
    const config = path.join(import.meta.dirname, '../../redocly.yaml');
    const { stdout } = await run(
      process.execPath,
      [cli, 'lint', documentFile, '--config', config, '--format', 'json'],
      {
        env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      },
    ).catch((error: { stdout: string }) => error);
    expect((JSON.parse(stdout) as { problems: unknown[] }).problems).toEqual([]);
  });

  it('is a valid OpenAPI document to another reader too', async () => {
    expect((await validate(documentText())).errors ?? []).toEqual([]);
  });
});

describe('the words of the document', () => {
  const textsOf = (keys: string) => {
    const found = documentText().matchAll(new RegExp(String.raw`"(?:${keys})": (?<text>"(?:[^"\\]|\\.)*")`, 'g'));
    return [...new Set([...found].map(({ groups }) => String(JSON.parse(groups?.['text'] ?? '""'))))];
  };
  const titles = textsOf('title|summary');

  it('write ID and IDs in capitals, but in code and in names of headers', () => {
    // The specification writes these two fields so (3P002)
    const fixed = /(?:Amex|Diners) Merchant Id/g;
    const prose = textsOf('title|summary|description').map((text) =>
      text.replaceAll(/```[^]*?```|`[^`]*`/g, '').replaceAll(fixed, ''),
    );
    expect(prose.filter((text) => /(?<![\w-])[iI]ds?(?![\w-])/.test(text))).toEqual([]);
  });

  it('spell PayTo as its owner does in titles and summaries', () => {
    expect(titles.filter((title) => /\bpayto\b/i.test(title.replaceAll('PayTo', '')))).toEqual([]);
  });
});

describe('the summary of an operation', () => {
  const verbs = new Set(
    `Add Amend Approve Block Cancel Change Check Choose Configure Confirm Correct Count Create Decline Decommission Delete Describe Disable Dismiss Download Edit Email Enable End
    Enter Exclude Export Find Include Link List Look Make Poll Preview Query Recall Refund Reject Release Remove Replace Request Reset Resume Retrieve Retry
    Move Pause Save Search Send Set Sign Start Stop Switch Take Unblock Unlock Update Upload View Void Withdraw`.split(
      /\s+/,
    ),
  );

  it.each([...byName])('begins with a verb: %s', (_name, { summary }) => {
    expect(verbs).toContain(summary?.split(' ')[0]);
  });
});

describe('the parameter csrf', () => {
  const parametersOf = ({ parameters = [] }: Operation) =>
    parameters.map((parameter) => {
      const key = isReference(parameter)
        ? document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? '']
        : parameter;
      return `${key?.in} ${key?.name}`;
    });

  it.each(everyContract)('is a parameter of %s, once, where the header proves a session as well', (name, contract) => {
    const [isOpen, parameters] = [contract.audience.includes('public'), parametersOf(operationOf(name))];
    expect(parameters.filter((parameter) => parameter === 'query csrf')).toHaveLength(isOpen ? 0 : 1);
    expect(parameters.includes('header X-Requested-With')).toBe(!isOpen);
    expect(new Set(parameters).size).toBe(parameters.length);
    const refusals = operationOf(name).responses['403'];
    const refusal =
      refusals && isReference(refusals)
        ? document.components.responses?.[refusals.$ref.split('/').at(-1) ?? '']
        : refusals;
    expect(refusal?.['x-problems']?.includes('csrf-token-invalid') ?? false).toBe(!isOpen);
  });

  it.each([
    'exports.downloadFile',
    'transactions.downloadReceipt',
    'forms.get',
    'forms.post',
    'forms.put',
    'forms.patch',
  ])('is a parameter of %s, which no contract describes', (name) => {
    expect(parametersOf(operationOf(name))).toEqual(expect.arrayContaining(['query csrf', 'query communityId']));
  });
});

describe('the document as a whole', () => {
  it('gives examples of things by components and fields that exist', () => {
    const { schemas } = document.components;
    const fields = new Set(Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties)));
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(examplesOfNouns)));
    expect([...fields]).toEqual(expect.arrayContaining(Object.values(examplesOfNouns).flatMap(Object.keys)));
  });

  it('names no component twice for its two directions', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => names.some((other) => name === `${other}Output` || name === `${other}1`))).toEqual(
      [],
    );
  });

  it('describes every field of every schema', () => {
    const bare: string[] = [];
    const visit = (at: string) => (schema: Schema) => {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        if (!property.description && !property.$ref) bare.push(`${at}.${name}`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) eachSchema(schema, visit(name));
    for (const { operation } of operationsOf(document)) {
      for (const parameter of operation.parameters ?? [])
        if (!isReference(parameter) && !parameter.description) bare.push(`${operation.operationId} ${parameter.name}`);
    }
    expect(bare).toEqual([]);
  });

  it('shows nothing of the forms', () => {
    const found: string[] = [];
    for (const [name, schema] of Object.entries(document.components.schemas))
      eachSchema(schema, (part) =>
        found.push(
          ...Object.keys(part)
            .filter((key) => key.startsWith('x-'))
            .map(() => name),
        ),
      );
    expect(found).toEqual([]);
  });
});

describe.each(everyContract)('%s', (name, contract) => {
  it('is there, with its statuses and every problem', () => {
    const operation = operationOf(name);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(Object.keys(contract.responses)));
    const documented = Object.values(operation.responses).flatMap((response) => {
      const at = isReference(response)
        ? document.components.responses?.[response.$ref.split('/').at(-1) ?? '']
        : response;
      return at?.['x-problems'] ?? [];
    });
    expect(documented.toSorted()).toEqual(problemsOf(contract).toSorted());
    expect(documented).toEqual(expect.arrayContaining([...contract.errors]));
  });

  it('has examples that it would take and give', () => {
    const operation = operationOf(name);
    const body = operation.requestBody?.content['application/json']?.example;
    if (contract.body) {
      const parse = inputParser({ ...contract, params: undefined, query: undefined });
      // on a day on which the examples are still to come
      expect(() => parse({ body }, '2026-11-20')).not.toThrow();
    }
    for (const [status, schema] of Object.entries(contract.responses)) {
      const response = operation.responses[status];
      const example = response && !isReference(response) ? response.content?.['application/json']?.example : undefined;
      expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
    }
  });
});
