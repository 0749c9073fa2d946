import { testTime } from '@quickportal/db/testing/test-rows';
import type { Client } from 'pg';

/** A request for a sandbox that was never finished. */
export async function insertSandbox(owner: Pick<Client, 'query'>, sandboxId: number): Promise<void> {
  await owner.query(
    `insert into app.sandbox (id, token_hash, full_name, company_name, email_address, network, code_hash, code_expires_at, created_at)
     values ($1::bigint, sha256($1::text::bytea), 'Vera Visitor', 'Visitor Plumbing', 'vera@example.com', '198.51.100.1',
       sha256('code'), $2, $2)`,
    [sandboxId, testTime],
  );
}
