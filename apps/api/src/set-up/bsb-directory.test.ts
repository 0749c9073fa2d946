import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { getBsbBranch, hasBsbDirectory } from '@quickportal/db/bsb-branches/bsb-branch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditReader } from '../testing/audit-reader.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { loadBsbDirectory } from './load-bsb-directory.ts';
import { operatorOf } from './run-set-up.ts';

const operator = operatorOf('test');
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const facility = { kind: 'community', communityId: 10 } as const;
const branchOf = (bsb: string) => getBsbBranch(services.db.reader(facility), bsb);
const load = (lines: readonly string[], names = '') => loadBsbDirectory(services, operator, lines.join('\r\n'), names);

const sydney = '"062-000","CBA","Harbour Street","1 Harbour St","Sydney","NSW","2000","PEH"';

describe('loading the BSB directory', () => {
  it('reads the published CSV with the names of the institutions', async () => {
    const names = 'Mnemonic,FI Name,BSB Range,Parent FI\r\n"CBA","Commonwealth Bank of Australia","06","CBA"';
    expect(await load(['\uFEFFBSB,FI,Name,Street,Suburb,State,Postcode,Payments', sydney, ''], names)).toEqual({
      before: 0,
      after: 1,
    });
    expect(await branchOf('062000')).toEqual({
      bsb: '062000',
      bank: 'Commonwealth Bank of Australia',
      branch: 'Harbour Street',
      suburb: 'Sydney',
      state: 'NSW',
      isClosed: false,
      isElectronic: true,
    });
  });

  it('knows closed and merged branches, and those without electronic payments', async () => {
    await load([
      sydney,
      '"012-003","ANZ","Closed","Refer to BSB 012-019","Sydney","NSW","2000",""',
      '"012-004","ANZ","Merged 01/02/26","1 Pitt St","Sydney","NSW","2000","PE"',
      '"012-005","ANZ","Mail, ""north""","1 Pitt St","Sydney","NSW","2000","P"',
    ]);
    const [closed, merged, paper] = await Promise.all(['012003', '012004', '012005'].map(branchOf));
    expect([closed?.isClosed, merged?.isClosed, paper?.isClosed]).toEqual([true, true, false]);
    expect(paper).toMatchObject({ bank: 'ANZ', branch: 'Mail, "north"', isElectronic: false });
  });

  it('replaces the directory that was loaded before, and is audited', async () => {
    await load([sydney, sydney.replace('062-000', '062-001')]);
    const audit = auditReader(services);
    await audit();
    expect(await load([sydney.replace('062-000', '062-002')])).toEqual({ before: 2, after: 1 });
    expect(await branchOf('062000')).toBeUndefined();
    expect((await audit()).map(({ action }) => action)).toEqual(['bsb-directory.load']);
  });

  it('refuses lines that are not valid by their numbers, and loads nothing', async () => {
    await load([sydney]);
    const error = await load([
      sydney,
      '06200,CBA,a,b,c,NSW,2000,PEH',
      '062-003,,a,b,c,NSW,2000,PEH',
      '062-004,CBA',
    ]).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(SetUpError);
    for (const line of [2, 3, 4]) expect(String(error)).toContain(`  line ${line}: `);
    await expect(load(['BSB,FI'])).rejects.toThrow('no BSB in the file');
    expect(await branchOf('062000')).toBeDefined();
  });

  it('is read by everyone and changed by jobs only', async () => {
    for (const scope of [facility, { kind: 'staff' }] as const) {
      expect(await hasBsbDirectory(services.db.reader(scope))).toBe(true);
      const removed = services.db.transaction(scope, (trx) => trx.deleteFrom('app.bsb_branch').execute());
      await expect(removed).rejects.toThrow();
    }
  });
});
