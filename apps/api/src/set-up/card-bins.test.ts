import { findBinCountries } from '@quickportal/db/card-bins/card-bin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { auditReader } from '../testing/audit-reader.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { loadCardBins } from './load-card-bins.ts';
import { operatorOf } from './run-set-up.ts';

const operator = operatorOf('test');
let services: TestServices;

beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const load = (...lines: string[]) => loadCardBins(services, operator, lines.join('\n'));
const countriesOf = async (...bins: string[]) =>
  Object.fromEntries(await findBinCountries(services.db.reader({ kind: 'community', communityId: 10 }), bins));

describe('loading the table of BINs', () => {
  it('reads prefixes of 6 to 8 digits and countries in two or three letters', async () => {
    const { before, after } = await load(
      '\uFEFFprefix,country',
      '411111,AU',
      '55555555,nzl,Credit',
      '"4242420", GB ',
      '',
    );
    expect([before, after]).toEqual([0, 3]);
    expect(await countriesOf('411111', '555555', '424242', '400000')).toEqual({
      '411111': 'AU',
      '555555': 'NZ',
      '424242': 'GB',
    });
  });

  it('replaces the table that was loaded before, and is audited without a card number', async () => {
    const audit = auditReader(services);
    await audit();
    expect(await load('411112;AUS')).toMatchObject({ before: 3, after: 1 });
    expect(await countriesOf('411111', '411112')).toEqual({ '411112': 'AU' });
    expect((await audit()).map(({ action }) => action)).toEqual(['card-bins.load']);
  });

  it('leaves out a prefix whose longer ones are issued in several countries', async () => {
    const { after, ambiguous } = await load('41111100,AU', '41111101,AUS', '42424200,AU', '42424201,US');
    expect([after, ambiguous]).toEqual([1, ['424242']]);
    expect(await countriesOf('411111', '424242')).toEqual({ '411111': 'AU' });
  });

  it('refuses lines that are not valid by their numbers, and loads nothing', async () => {
    const error = await load('411111,AU', '41111,AU', '411111111,AU', '411112,XX', '4111A2,AU', '411113').then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(SetUpError);
    expect(String(error)).toContain('  line 2: The prefix is not 6 to 8 digits.');
    for (const line of [3, 4, 5, 6]) expect(String(error)).toContain(`  line ${line}: `);
    expect(String(error)).not.toContain('411111111');
    await expect(load('prefix,country')).rejects.toThrow('no prefix in the file');
    expect(await countriesOf('411111')).toEqual({ '411111': 'AU' });
  });

  it('takes a large table', async () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `${400_000 + index},AU`);
    expect((await load(...lines)).after).toBe(50_000);
  });
});

describe('finding the countries of BINs', () => {
  it('takes longer BINs by their first six digits, and none at all', async () => {
    await load('411111,AU');
    expect(await countriesOf('41111122', '411111')).toEqual({ '41111122': 'AU', '411111': 'AU' });
    expect(await countriesOf()).toEqual({});
  });

  it('works for facilities, staff and jobs, who cannot change the table unless they are jobs', async () => {
    for (const scope of [
      { kind: 'community', communityId: 20 },
      { kind: 'community', communityId: 20, businessIds: [201] },
      { kind: 'staff' },
      { kind: 'jobs' },
    ] as const) {
      expect([...(await findBinCountries(services.db.reader(scope), ['411111']))]).toEqual([['411111', 'AU']]);
      const removed = services.db.transaction(scope, (trx) =>
        trx.deleteFrom('app.card_bin').where('prefix', '=', 'x').execute(),
      );
      await (scope.kind === 'jobs' ? expect(removed).resolves.toBeDefined() : expect(removed).rejects.toThrow());
    }
  });
});
