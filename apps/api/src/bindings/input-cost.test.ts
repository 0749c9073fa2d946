import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { JSON_BODY_LIMIT } from '@quickportal/contracts/kernel/body-limit';
import { InputError, inputParser, parseBody } from '@quickportal/contracts/kernel/input';
import { contracts } from '@quickportal/contracts/registry';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { steps } from '../sign-in/sign-in.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { relativeCost } from '../testing/processor-time.ts';
import { boundedFields, withValueAt } from '../testing/every-call/text-fields.ts';

// Every call of the registry and every step of signing in, also those that are added later, is measured here.
// A reader that is not linear takes seconds for 64 KB; the dearest linear one takes 3 ms on a free core
const MILLISECONDS_PER_64_KB = 5;
const TODAY = '2026-11-20';

const patterns: Record<string, string> = {
  'digits with spaces': '4 ',
  'digits with full stops': '4.4.4.',
  'a run of digits': '4444444444',
  'zeros that pass the check': '0 ',
  'a card again and again': '4111 1111 1111 1112 ',
  'what begins like a UUID': '27551e62-094f-4532-9280-90156cf90b2 ',
  'zero-width characters': '\u200b\u200d',
  'fillers and overrides': '\u3164\u202e',
  'families of emoji': '👩‍👩‍👧‍👦',
  'marks upon marks': 'a\u0301\u0323',
  'full-width digits': '４　',
  'digits in circles': '⑯',
  brackets: '[{"a":[',
  'dots of an email': 'a.',
  'dashes and letters': 'a-',
  'white space': ' ',
  'an @ after another': 'a@',
};

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
interface Call {
  name: string;
  schemas: Partial<Record<keyof Parts, z.ZodObject>>;
  sample: Parts;
  parse: (input: Parts) => unknown;
}

const callOf = (contract: AnyContract): Call => {
  const { params, query, body } = contract;
  const parse = inputParser(contract);
  return {
    name: contract.name,
    schemas: { ...(params && { params }), ...(query && { query }), ...(body && { body }) },
    sample: sampleInput(contract),
    parse: (input) => parse(input, TODAY),
  };
};
const calls: Call[] = [
  ...contracts.map(callOf),
  ...steps.map(({ path, form }) => ({
    name: `AuthAction${path}`,
    schemas: { body: form },
    sample: {},
    parse: ({ body }: Parts) => parseBody(form, body, TODAY),
  })),
];
const cases = calls.map((call) => [call.name, call] as const);

/** What a parse costs, in about milliseconds of a free core. */
const costOf = (parse: () => unknown, allowed: number): number =>
  relativeCost(() => {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }, allowed);

function tooDear({ parse }: Call, inputs: Iterable<readonly [what: string, input: Parts]>): string[] {
  const found: string[] = [];
  for (const [what, input] of inputs) {
    const size = Buffer.byteLength(JSON.stringify(input));
    const allowed = MILLISECONDS_PER_64_KB * Math.max(1, size / JSON_BODY_LIMIT);
    const cost = costOf(() => parse(input), allowed);
    if (cost > allowed) found.push(`${what}: ${cost.toFixed(1)} ms for ${size} bytes`);
  }
  return found;
}

const filled = (pattern: string, length: number) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
/** So many characters that their JSON is 64 KB. */
const fillingBody = (pattern: string) =>
  Math.floor((JSON_BODY_LIMIT * pattern.length) / Buffer.byteLength(JSON.stringify(pattern)));

function* longTexts({ schemas, sample }: Call): Generator<[string, Parts]> {
  for (const [part, schema] of Object.entries(schemas)) {
    for (const { path, kind, limit = 100 } of boundedFields(schema)) {
      if (kind !== 'text') continue;
      for (const [what, pattern] of Object.entries(patterns)) {
        for (const length of [limit, limit * 10, fillingBody(pattern)]) {
          const text = filled(pattern, length);
          yield [`${path.join('.')} of ${what}`, withValueAt(sample, [part, ...path], text) as Parts];
        }
      }
    }
  }
}

function* longLists({ schemas, sample }: Call): Generator<[string, Parts]> {
  for (const [part, schema] of Object.entries(schemas)) {
    for (const { path, kind, limit = 100 } of boundedFields(schema)) {
      if (kind !== 'list') continue;
      for (const row of [1, '4 4 4 4', {}, [], { length: { toString: '' } }, null]) {
        const size = Buffer.byteLength(JSON.stringify(row)) + 1;
        for (const length of [limit, limit * 10, Math.floor(JSON_BODY_LIMIT / size)]) {
          const rows = Array.from({ length }, () => row);
          yield [`${path.join('.')} with ${length} rows`, withValueAt(sample, [part, ...path], rows) as Parts];
        }
      }
    }
  }
}

function* oddShapes({ schemas, sample }: Call): Generator<[string, Parts]> {
  const unknown = Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`k${n}`, n]));
  const nested = JSON.parse(`${'['.repeat(32)}${'1,'.repeat(10_000)}1${']'.repeat(32)}`) as unknown;
  for (const part of Object.keys(schemas) as (keyof Parts)[]) {
    const own = sample[part];
    yield ['6,000 unknown keys', { ...sample, [part]: { ...(own as object), ...unknown } }];
    yield ['nothing but unknown keys', { ...sample, [part]: unknown }];
    yield ['deep nesting', { ...sample, [part]: { ...(own as object), extra: nested } }];
    yield ['a list for an object', { ...sample, [part]: nested }];
  }
}

describe('the processor time of reading input', () => {
  it.each(cases)('of %s is at most 5 ms per 64 KB, however long its texts are', (_name, call) => {
    expect(tooDear(call, longTexts(call))).toEqual([]);
  });

  it.each(cases)('of %s is at most 5 ms per 64 KB, however long its lists are', (_name, call) => {
    expect(tooDear(call, longLists(call))).toEqual([]);
  });

  it.each(cases)('of %s is at most 5 ms per 64 KB for keys and nesting that it does not know', (_name, call) => {
    expect(tooDear(call, oddShapes(call))).toEqual([]);
  });
});

describe('every list of a call', () => {
  it.each(cases)('%s says how many rows it takes at most', (_name, { schemas }) => {
    const lists = Object.values(schemas).flatMap((schema) =>
      boundedFields(schema).filter(({ kind }) => kind === 'list'),
    );
    expect(lists.filter(({ limit }) => limit === undefined)).toEqual([]);
  });
});
