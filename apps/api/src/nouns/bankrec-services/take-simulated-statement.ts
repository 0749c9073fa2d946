import { SIMULATION_LINE_DAYS, simulationTemplates } from '@quickportal/contracts/quickrec/simulation-templates';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { lockBankStatementAccount } from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import type { SimulatedAccount, UnpostedLine } from '@quickportal/db/bankrec-services/read-simulation-day';
import { postSimulationLines } from '@quickportal/db/bankrec-services/write-simulation-day';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { JobActor } from '../../engines/access/actor.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { writeBai2 } from '../../engines/statements/formats/write-bai2.ts';
import { takeStatementFile } from '../../engines/statements/take-statement-file.ts';
import { openVaultNumber } from '../../engines/vault/vault.ts';
import { dateIn } from '../../kernel/date-in.ts';
import type { Services } from '../../procedures/services.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import { counted } from './service-report.ts';

const simulationJob: JobActor = { kind: 'job', job: 'bankrec.simulation' };
const origin = { requestId: '', ip: '', userAgent: '' };

/** Lines of the account were posted, removed or switched off by another user or run. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

interface SimulatedStatement {
  day: string;
  /** Cents. */
  openingBalance: bigint;
  lines: readonly UnpostedLine[];
  signal: AbortSignal;
}

/**
 * Writes the statement of a day as a BAI2 file, and has it imported; its lines are marked in the same transaction.
 * Returns what it has, in words. Throws ChangedMeanwhile where a line is no longer to be posted: then there is no file.
 */
export async function takeSimulatedStatement(
  services: Services,
  account: SimulatedAccount,
  { day, openingBalance, lines, signal }: SimulatedStatement,
): Promise<string> {
  const { communityId, bankStatementAccountId, aliasName, currency } = account;
  const content = await writeStatement(services, account, { day, openingBalance, lines });
  const at = services.clock.now();
  const expiryDate = addDays(dateIn(PLATFORM_ZONE, at), SIMULATION_LINE_DAYS);
  const post = async (trx: WriteTransaction, fileId: number): Promise<void> => {
    const key = { communityId, bankStatementAccountId };
    const locked = await lockBankStatementAccount(trx, key);
    if (!locked?.simulationEnabled) throw new ChangedMeanwhile('Simulation was switched off');
    const lineIds = lines.map(({ id }) => id);
    const posted = await postSimulationLines(trx, { ...key, lineIds, fileId, expiryDate }, at);
    if (posted !== lines.length) throw new ChangedMeanwhile('Lines were posted or removed');
  };
  const fileId = await takeStatementFile(
    services,
    {
      communityId,
      channel: 'SIMULATION',
      fileName: `${fileWord(aliasName)}-${day}.bai`,
      source: inOnePiece(content),
      bankStatementAccountId,
      uploaderName: 'BankRec simulation',
      actor: simulationJob,
      signal,
    },
    post,
  );
  nudgeOutbox();
  const closing = lines.reduce((sum, { amount }) => sum + amount, openingBalance);
  const shown = (cents: bigint) => moneyOf(cents, currency).displayAmount;
  return `statement of ${counted(lines.length, 'line')}, from ${shown(openingBalance)} to ${shown(closing)} (file ${fileId})`;
}

async function writeStatement(
  services: Services,
  { communityId, communityCode, vaultEntryId, currency }: SimulatedAccount,
  { day, openingBalance, lines }: Omit<SimulatedStatement, 'signal'>,
): Promise<string> {
  const at = services.clock.now();
  const place = { communityId, vaultEntryId: vaultEntryId ?? 0 };
  const opening = { place, reason: 'EXPORT', actor: simulationJob, origin, at } as const;
  const number = await services.db.transaction({ kind: 'jobs' }, (trx) => openVaultNumber(services, trx, opening));
  const account =
    number?.kind === 'AU_ACCOUNT'
      ? `${number.bsb}${number.accountNumber}`
      : number?.kind === 'NZ_ACCOUNT'
        ? number.nzAccount
        : '';
  const [createdOn = day, time = '00:00'] = at.toISOString().split('T');
  return writeBai2({
    sender: 'SIMULATION',
    receiver: communityCode,
    createdOn,
    createdAt: time.slice(0, 5).replace(':', ''),
    fileId: 1,
    statements: [
      {
        account: account.replaceAll('-', ''),
        currency,
        statementDate: day,
        openingBalance,
        lines: lines.map(({ id, templateName, amount, narrative, fields }) => ({
          amount,
          tranCode: fields['tranCode'] ?? simulationTemplates[templateName].tranCode ?? '',
          valueDate: day,
          bankReference: `SIM${id}`,
          customerReference: fields['sourceCode'] ?? '',
          narrative,
        })),
      },
    ],
  });
}

/** A name as files have it: small letters, digits and hyphens. */
const fileWord = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'account';

// oxlint-disable-next-line require-await -- a source of content is asynchronous
async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
