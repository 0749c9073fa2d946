import type { BankStatementFileRecord, StatementFault } from '@quickportal/db/bank-statements/bank-statement-file';
import type { ActivatedAccount } from '@quickportal/db/bank-statements/insert-bank-statements';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { JobActor } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';

const statementsJob: JobActor = { kind: 'job', job: 'bank-statements.import' };

interface Outcome {
  outcome: 'IMPORTED' | 'HELD' | 'REFUSED';
  counted: { lines: number; statements: number };
  faults: readonly StatementFault[];
  activated: readonly ActivatedAccount[];
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Audits what came of a file, and which accounts became active with it. */
export async function auditStatementFile(
  trx: WriteTransaction,
  { fileId, fileName, communityId }: BankStatementFileRecord,
  { outcome, counted: { lines, statements }, faults, activated }: Outcome,
  at: Date,
): Promise<void> {
  const words = {
    IMPORTED: `imported: ${counted(statements, 'statement')}, ${counted(lines, 'line')}`,
    HELD: 'held, because its balances do not follow on',
    REFUSED: 'refused',
  };
  const accounts = activated.map(({ bankStatementAccountId, aliasName, before }) => ({
    bankStatementAccountId,
    aliasName,
    status: { before, after: 'ACTIVE' },
  }));
  await recordAudit(trx, {
    action: { IMPORTED: 'bank-statements.import', HELD: 'bank-statements.hold', REFUSED: 'bank-statements.refuse' }[
      outcome
    ],
    actor: statementsJob,
    origin: { requestId: '', ip: '', userAgent: '' },
    communityId,
    objectType: 'bank-statement-file',
    objectId: String(fileId),
    description: `Bank statement file ${fileName} ${words[outcome]}`,
    before: { status: 'CHECKING' },
    after: {
      status: outcome,
      ...(outcome === 'IMPORTED' ? { statements, lines, accounts } : { reason: faults[0]?.message ?? '' }),
    },
    outcome: outcome === 'REFUSED' ? 'FAILURE' : 'SUCCESS',
    at,
  });
}
