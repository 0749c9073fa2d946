import type { SandboxStatus } from '@quickportal/contracts/rules/states/community';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A sandbox from its request on. Times are ISO 8601 UTC. */
export interface Sandbox {
  readonly sandboxId: number;
  readonly status: SandboxStatus;
  readonly fullName: string;
  readonly companyName: string;
  readonly emailAddress: string;
  readonly codeHash: Buffer;
  readonly codeExpiresAt: string;
  readonly wrongCodes: number;
  /** When the code was mailed again; null: never. */
  readonly mailedAgainAt: string | null;
  readonly mailsAgain: number;
  readonly communityId: number | null;
}

const sandboxes = () =>
  build
    .selectFrom('app.sandbox')
    .select([
      'id as sandboxId',
      sql<SandboxStatus>`status`.as('status'),
      'full_name as fullName',
      'company_name as companyName',
      'email_address as emailAddress',
      'code_hash as codeHash',
      'code_expires_at as codeExpiresAt',
      'wrong_codes as wrongCodes',
      'mailed_again_at as mailedAgainAt',
      'mails_again as mailsAgain',
      'community_id as communityId',
    ]);

const byToken = preparedQuery('sandboxes.by-token', (params: { tokenHash: Buffer }) =>
  sandboxes().where('token_hash', '=', params.tokenHash).where('status', '<>', 'DELETED'),
);
const byCommunity = preparedQuery('sandboxes.by-community', (params: { communityId: number }) =>
  sandboxes().where('community_id', '=', params.communityId).where('status', '<>', 'DELETED'),
);

/** The sandbox of the visitor whose cookie has this hash. Scope auth or staff. */
export const getSandbox = (db: Reader, tokenHash: Buffer): Promise<Sandbox | undefined> =>
  db.first(byToken, { tokenHash }) as Promise<Sandbox | undefined>;

/** The sandbox that a community is, or undefined. Scope auth or staff. */
export const getSandboxOfCommunity = (db: Reader, communityId: number): Promise<Sandbox | undefined> =>
  db.first(byCommunity, { communityId }) as Promise<Sandbox | undefined>;

const locked = preparedQuery('sandboxes.lock', (params: { sandboxId: number }) =>
  sandboxes().where('id', '=', params.sandboxId).where('status', '<>', 'DELETED').forUpdate(),
);

/** Locks a sandbox, so that of two steps at once the second sees what the first did. Scope auth or staff. */
export const lockSandbox = (trx: WriteTransaction, sandboxId: number): Promise<Sandbox | undefined> =>
  trx.first(locked, { sandboxId }) as Promise<Sandbox | undefined>;
