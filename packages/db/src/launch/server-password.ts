import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import type { ServerHome } from './server-home.ts';

const demanding = 'local all all scram-sha-256\n';
const open = 'local all all trust\n';

const passwordFile = (home: ServerHome) => path.join(home.folder, 'password');
const rulesFile = (home: ServerHome) => path.join(home.data, 'pg_hba.conf');

/** The file with the password of the server's owner, made at the first call: for initdb, and for no one else's eyes. */
export function ensurePasswordFile(home: ServerHome): string {
  const file = passwordFile(home);
  if (existsSync(file)) return file;
  // The password of a cluster that was restored or made by an earlier version is not known: it gets this one
  if (existsSync(rulesFile(home))) writeFileSync(rulesFile(home), open);
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (home.user) chownSync(file, home.user.uid, home.user.gid);
  return file;
}

/** The password of the server's owner. */
export const readPassword = (home: ServerHome): string => readFileSync(passwordFile(home), 'utf8');

/** Has a running server that lets everyone on its socket in ask for passwords from now on. */
export async function demandPasswords(home: ServerHome, owner: Client): Promise<void> {
  if (!/^[^#]*\btrust\b/m.test(readFileSync(rulesFile(home), 'utf8'))) return;
  await owner.query(`alter role app password ${owner.escapeLiteral(readPassword(home))}`);
  writeFileSync(rulesFile(home), demanding);
  await owner.query('select pg_catalog.pg_reload_conf()');
}
