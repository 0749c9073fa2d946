import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealAudit } from '../engines/audit/sealing.ts';
import { readConfiguration } from '../kernel/configuration.ts';
import { builtProgram } from '../testing/built-programs.ts';
import { start, type Running } from './start.ts';

const run = promisify(execFile);
const commands = {
  backup: 'packages/db/src/backup/backup.cli.ts',
  restore: 'packages/db/src/backup/restore.cli.ts',
  verify: 'apps/api/src/engines/audit/audit-verify.cli.ts',
  rotate: 'apps/api/src/engines/auth/keys-rotate.cli.ts',
};
const keys = {
  former: 'the first master key of more than 32 bytes long',
  present: 'the second master key of more than 32 bytes',
};
let place: string;

const inPlace = (name: string) => path.join(place, name);

const environment = (folder: string, values: Record<string, string>) => ({
  QUICKPORTAL_DATA: inPlace(folder),
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...values,
});

/** The product as a worker: everything but the portal's pages. */
const started = (folder: string, values: Record<string, string>): Promise<Running> =>
  start(readConfiguration(environment(folder, values), ['--role', 'worker']), { portalFolder: inPlace('no-portal') });

/** One of the commands of docs/operations.md, as an operator runs it. */
const command = async (
  name: keyof typeof commands,
  folder: string,
  values: Record<string, string>,
  ...rest: string[]
) =>
  (
    await run(process.execPath, [await builtProgram(commands[name]), ...rest], {
      env: { PATH: process.env.PATH, ...environment(folder, values) },
    })
  ).stdout;

async function countOf(running: Running, table: 'app.customer' | 'app.audit_entry'): Promise<number> {
  const count = running.services.db.transaction({ kind: 'staff' }, (trx) =>
    trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return (await count).rows;
}

beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'quickportal-drill-'));
});
afterAll(() => {
  for (const name of ['old', 'new']) {
    if (existsSync(inPlace(name))) rmSync(prepareServerHome(inPlace(name)).folder, { recursive: true, force: true });
  }
  rmSync(place, { recursive: true, force: true });
});

describe('the drills of docs/operations.md', () => {
  it('backs up while the product runs, restores elsewhere, changes the key, and the audit trail holds', async () => {
    const before = { MASTER_KEY: keys.former, SEED: 'demo' };
    const old = await started('old', before);
    mkdirSync(inPlace('old/storage'), { recursive: true });
    writeFileSync(inPlace('old/storage/kept.txt'), 'kept');
    await sealAudit(old.services);
    const customers = await countOf(old, 'app.customer');
    expect(customers).toBeGreaterThan(100);
    expect(await command('backup', 'old', before, inPlace('backup'))).toMatch(/consistent at/);
    await old.stop();

    const after = { MASTER_KEY: keys.present, MASTER_KEYS_FORMER: keys.former };
    expect(await command('restore', 'new', after, inPlace('backup'))).toMatch(/in place and whole/);
    const restored = await started('new', after);
    expect(await countOf(restored, 'app.customer')).toBe(customers);
    expect(readFileSync(inPlace('new/storage/kept.txt'), 'utf8')).toBe('kept');
    expect(await command('rotate', 'new', after)).toMatch(/^\d+ second factors were sealed with the new key/);
    await sealAudit(restored.services);
    expect(await command('verify', 'new', after)).toMatch(/nothing was changed/);
    await restored.stop();
  }, 600_000);
});
