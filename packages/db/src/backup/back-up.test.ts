import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchPostgres, type LaunchedPostgres } from '../launch/launch-postgres.ts';
import { prepareServerHome } from '../launch/server-home.ts';
import { backUp } from './back-up.ts';
import { BackupError, type BackupManifest } from './manifest.ts';
import { restore } from './restore.ts';

const settings = { shared_buffers: '16MB' };
const now = new Date('2026-11-20T09:00:00Z');
let place: string;
let server: LaunchedPostgres;
let manifest: BackupManifest;
let writtenBefore: number;
const launched: LaunchedPostgres[] = [];

const inPlace = (name: string) => path.join(place, name);

async function launch(dataFolder: string): Promise<LaunchedPostgres> {
  const started = await launchPostgres({ dataFolder, settings });
  launched.push(started);
  return started;
}

async function connect(to: LaunchedPostgres): Promise<Client> {
  const client = new Client(to.connection);
  await client.connect();
  return client;
}

/** Writes rows of 2 kB, in transactions of two that belong together, until it is stopped. */
async function writeUntil(client: Client, isOver: () => boolean): Promise<number> {
  let written = 0;
  while (!isOver()) {
    const row = `repeat(md5(random()::text), 64)`;
    await client.query(`begin; insert into pair values (${written}, 'a', ${row})`);
    await client.query(`insert into pair values (${written}, 'b', ${row}); commit`);
    written += 1;
  }
  return written;
}

async function countPairs(client: Client): Promise<number> {
  const { rows } = await client.query<{ pairs: number }>('select count(distinct number)::int as pairs from pair');
  return rows[0]?.pairs ?? 0;
}

beforeAll(async () => {
  place = mkdtempSync(path.join(os.tmpdir(), 'quickportal-backup-'));
  mkdirSync(inPlace('old/storage/exports'), { recursive: true });
  writeFileSync(inPlace('old/storage/exports/1.csv'), 'a,b\n');
  writeFileSync(inPlace('old/audit-heads.jsonl'), '{"sealNumber":1}\n');
  writeFileSync(inPlace('old/master-key'), 'a secret that stays where it is');
  server = await launch(inPlace('old'));
  const client = await connect(server);
  await client.query('create table pair (number integer, half text, filling text); create index on pair (number)');
  const writer = { isOver: false };
  const writing = writeUntil(client, () => writer.isOver);
  const watcher = await connect(server);
  for (writtenBefore = 0; writtenBefore < 50;) writtenBefore = await countPairs(watcher);
  // checkpoints recycle the log that the backup still needs, unless its slot keeps it
  const disturbing = (async () => {
    while (!writer.isOver) await watcher.query('select pg_switch_wal(); checkpoint').then(() => delay(100));
    await watcher.end();
  })();
  const serverData = prepareServerHome(inPlace('old')).data;
  manifest = await backUp({
    owner: server.connection,
    serverData,
    dataFolder: inPlace('old'),
    folder: inPlace('backup'),
    now,
  });
  writer.isOver = true;
  await Promise.all([writing, disturbing]);
  await client.end();
});
afterAll(async () => {
  for (const launchedPostgres of launched) await launchedPostgres.stop();
  for (const name of ['old', 'new', 'wrong', 'half']) {
    if (existsSync(inPlace(name))) rmSync(prepareServerHome(inPlace(name)).folder, { recursive: true, force: true });
  }
  rmSync(place, { recursive: true, force: true });
});

describe('a backup that is taken while the product writes', () => {
  it('restores to a moment in between, with every transaction whole and nothing lost from before', async () => {
    await restore({ folder: inPlace('backup'), dataFolder: inPlace('new') });
    const client = await connect(await launch(inPlace('new')));
    const { rows } = await client.query<{ pairs: number; torn: number }>(
      `select count(*)::int as pairs, count(*) filter (where halves <> 2 or length <> 4096)::int as torn
       from (select count(*) as halves, sum(length(filling)) as length from pair group by number) p`,
    );
    expect(rows[0]?.torn).toBe(0);
    expect(rows[0]?.pairs).toBeGreaterThanOrEqual(writtenBefore);
    await client.query('set enable_seqscan = off');
    const indexed = await client.query<{ number: number }>('select number from pair order by number desc limit 1');
    expect(indexed.rows[0]?.number).toBe((rows[0]?.pairs ?? 0) - 1);
    await client.end();
  });

  it('holds stored files and the heads of the audit trail, and not the master key', () => {
    expect(readFileSync(inPlace('new/storage/exports/1.csv'), 'utf8')).toBe('a,b\n');
    expect(readFileSync(inPlace('new/audit-heads.jsonl'), 'utf8')).toBe('{"sealNumber":1}\n');
    expect(existsSync(inPlace('new/master-key'))).toBe(false);
    expect(manifest.files.filter((file) => file.path.includes('master-key'))).toEqual([]);
    expect(manifest.takenAt).toBe(now.toISOString());
  });

  it('leaves the server without a slot that would keep its log for ever', async () => {
    const client = await connect(server);
    expect((await client.query('select slot_name from pg_replication_slots')).rows).toEqual([]);
    await client.end();
  });
});

describe('restoring', () => {
  it('refuses a folder that has a database', async () => {
    const again = restore({ folder: inPlace('backup'), dataFolder: inPlace('old') });
    await expect(again).rejects.toThrow(/already has a database/);
  });

  it('names the file that was changed or is missing, and puts nothing in place', async () => {
    cpSync(inPlace('backup'), inPlace('damaged'), { recursive: true });
    const name = manifest.files.find((file) => file.path.includes('/base/') && file.size > 8192)?.path ?? '';
    appendFileSync(path.join(inPlace('damaged'), name), 'x');
    const changed = restore({ folder: inPlace('damaged'), dataFolder: inPlace('wrong') });
    await expect(changed).rejects.toThrow(new BackupError(`${name} was changed since the backup was taken.`));
    rmSync(path.join(inPlace('damaged'), name));
    const missing = restore({ folder: inPlace('damaged'), dataFolder: inPlace('wrong') });
    await expect(missing).rejects.toThrow(new BackupError(`${name} can't be read from the backup.`));
    expect(existsSync(prepareServerHome(inPlace('wrong')).data)).toBe(false);
  });

  it('refuses a backup that was not finished', async () => {
    mkdirSync(inPlace('half-backup/database'), { recursive: true });
    await expect(restore({ folder: inPlace('half-backup'), dataFolder: inPlace('half') })).rejects.toThrow(
      /holds no whole backup/,
    );
  });
});
