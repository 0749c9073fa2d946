import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { IMPORT_STATEMENTS, importStatements } from '../../engines/statements/import-statements.ts';
import { keepNumber } from '../../engines/vault/vault.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const BOUNDARY = 'a-boundary-that-no-statement-holds';
const samples = path.join(import.meta.dirname, '../../engines/statements/samples');

/** A sample of bank statements, such as mt940/mt940-gap.sta. */
export const sample = (file: string): Buffer => readFileSync(path.join(samples, file));

interface Account {
  id: number;
  communityId?: number;
  businessId?: number;
  bsb?: string;
  accountNumber?: string;
  source?: string;
  status?: string;
  currency?: 'AUD' | 'NZD';
  alias?: string;
}

/** Adds a statement account; that of the samples, 032-999 999994 in AUD, where nothing else is said. */
export async function addStatementAccount({ services }: TestServer, account: Account): Promise<void> {
  const { id, communityId = 10, businessId = 101, bsb = '032-999', accountNumber = '999994' } = account;
  const number = { kind: 'AU_ACCOUNT' as const, bsb, accountNumber };
  const at = services.clock.now();
  const entry = await services.db.transaction({ kind: 'community', communityId }, (trx) =>
    keepNumber(services, trx, { communityId, businessId, number, at }),
  );
  await services.owner.query(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency, bsb,
       masked_identifier, last_four, vault_entry_id, fingerprint, created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, v.masked, v.last_digits, v.id, v.fingerprint, $9, $9
     from app.vault_entry v where v.community_id = $1 and v.id = $10`,
    [
      communityId,
      id,
      businessId,
      account.alias ?? `Account ${id}`,
      account.source ?? 'MT940',
      account.status ?? 'ACTIVE',
      account.currency ?? 'AUD',
      bsb.replace('-', ''),
      at,
      entry.vaultEntryId,
    ],
  );
}

/** Uploads a file of statements as a user, and returns what came back. */
export async function uploadStatements(
  { app, rest }: TestServer,
  { headers }: Pick<SignedIn, 'headers'>,
  content: string | Buffer,
  { fileName = 'statement.txt', query = '' }: { fileName?: string; query?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: `${rest}/bank-statements${query && `?${query}`}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/plain\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  return { status: response.statusCode, body: JSON.parse(response.body) };
}

/** Runs what uploads left in the outbox, and what follows from it, as a worker would. */
export async function runImports({ services }: TestServer): Promise<void> {
  for (;;) {
    const { rows } = await services.owner.query<{ payload: { fileId: number } }>(
      'delete from app.outbox where topic = $1 returning payload',
      [IMPORT_STATEMENTS],
    );
    if (rows.length === 0) return;
    for (const { payload } of rows)
      await importStatements(services, { fileId: payload.fileId, signal: new AbortController().signal });
  }
}

/** Uploads a file and imports it; returns what came of it. */
export async function importFile(
  server: TestServer,
  user: Pick<SignedIn, 'headers'>,
  content: string | Buffer,
  options: Parameters<typeof uploadStatements>[3] = {},
): Promise<BankStatementFile> {
  const { status, body } = await uploadStatements(server, user, content, options);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  await runImports(server);
  const response = await server.app.inject({
    url: `${server.rest}/bank-statement-files/${body.fileId}`,
    headers: user.headers,
  });
  return response.json();
}
