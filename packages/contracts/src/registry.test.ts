import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isRight, type Right, rights as vocabulary } from './access/rights.ts';
import { isCompressible, type AnyContract } from './kernel/contract.ts';
import { contracts } from './registry.ts';

const shapeOfPath = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');

/** Every object property in a schema, with where it stands. */
function properties(schema: z.ZodType, at: string): [string, Record<string, unknown>][] {
  const found: [string, Record<string, unknown>][] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties')
        for (const [name, property] of Object.entries(value as Record<string, Record<string, unknown>>)) {
          found.push([`${path}.${name}`, property]);
          walk(property, `${path}.${name}`);
        }
      else if (typeof value === 'object') walk(value, path);
    }
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), at);
  return found;
}

const partsOf = (contract: AnyContract): z.ZodType[] =>
  [contract.params, contract.query, contract.body, ...Object.values(contract.responses)].filter(
    (part) => part !== undefined,
  );

/** What secrets are called. Mail of the demo holds links that sign in. */
const SECRET_NAME =
  /\.(?!has[A-Z])(csrf\w*|\w*[sS]ecret|recoveryCodes|\w*[pP]assword|decryptedKey|signedHandoffKey|html)$/;
const SECRET_WORDS = /csrf|shown only once|which uses it once/i;

describe('the registry of calls', () => {
  it('lets no one who views as another user change what calls for a facility, or what leaves it', () => {
    const isDeveloperRight = (right: Right) => vocabulary[right].group === 'Developer';
    const changes = contracts.filter(
      ({ kind, rights: { anyOf = [], allOf = [] } }) =>
        kind === 'mutation' && [...anyOf, ...allOf].some(isDeveloperRight),
    );
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.filter(({ refusedInViewAs }) => !refusedInViewAs).map(({ name }) => name)).toEqual([]);
  });

  it('has calls', () => {
    expect(contracts.length).toBeGreaterThan(5);
  });

  it('names every call once, as noun.verb', () => {
    const names = contracts.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  });

  it('serves every method and path once, so that no call shadows another', () => {
    const keys = contracts.map(({ method, path }) => `${method} ${shapeOfPath(path)}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s is complete', (_name, contract) => {
    expect(contract.path).not.toMatch(/^\/|\s|\?/);
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(new Set(Object.keys(contract.params?.shape ?? {}))).toEqual(new Set(inPath));
    expect(Object.keys(contract.responses).length).toBeGreaterThan(0);
    expect(contract.summary.length).toBeGreaterThan(5);
    expect(contract.description.length).toBeGreaterThan(10);
    expect(contract.audience.length).toBeGreaterThan(0);
    if (contract.kind === 'mutation' && !contract.audience.includes('public'))
      expect(contract.audit).toMatch(/^[a-z-]+\.[a-z-]+$/);
    // The specification checks an amendment by PATCH (1C032)
    if (contract.kind === 'query' && contract.method !== 'GET')
      expect(contract.method).toBe(contract.spec.includes('1C032') ? 'PATCH' : 'POST');
    if (contract.body) expect(contract.errors).toContain('validation-failed');
    for (const right of [...(contract.rights.anyOf ?? []), ...(contract.rights.allOf ?? [])])
      expect(isRight(right)).toBe(true);
  });

  it.each(
    contracts
      .filter(({ errors }) => errors.includes('lost-update'))
      .map((contract) => [contract.name, contract] as const),
  )('%s shows what a lost update is about, to callers who may read it', (name, { current, rights }) => {
    expect(
      (current as z.ZodObject | undefined)?.shape['version'],
      `${name} says in current what it shows`,
    ).toBeDefined();
    const { anyOf = [], allOf = [] } = rights;
    const read = contracts.find((contract) => contract.name === `${name.slice(0, name.indexOf('.'))}.get`);
    const opens = read?.rights.anyOf;
    // Of rights that are all held one is enough
    if (opens && !allOf.some((right) => opens.includes(right)))
      expect(opens).toEqual(expect.arrayContaining([...anyOf, ...allOf]));
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s is compressed only where no secret is in its responses',
    (name, contract) => {
      const secrets = Object.values(contract.responses)
        .flatMap((response) => properties(response, name))
        .filter(([at, { description }]) => SECRET_NAME.test(at) || SECRET_WORDS.test(String(description)));
      expect(isCompressible(contract), secrets.map(([at]) => at).join()).toBe(secrets.length === 0);
    },
  );

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s gives every field a title and a description',
    (name, contract) => {
      const bare = partsOf(contract)
        .flatMap((part) => properties(part, name))
        .filter(([, property]) => property.$ref === undefined && !(property.title && property.description))
        .map(([at]) => at);
      expect(bare).toEqual([]);
    },
  );
});
