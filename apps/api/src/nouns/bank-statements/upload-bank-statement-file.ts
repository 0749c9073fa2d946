import { LARGEST_STATEMENT_FILE } from '@quickportal/contracts/bank-statements/call-parts';
import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import type * as contracts from '@quickportal/contracts/bank-statements/transfers';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { getStatementAccount } from '@quickportal/db/bank-statements/find-statement-accounts';
import { getBankStatementFile } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { insertBankStatementFile } from '@quickportal/db/bank-statements/write-bank-statement-files';
import { isProgram, programNameOf, realPerson } from '../../engines/access/actor.ts';
import { IMPORT_STATEMENTS } from '../../engines/statements/import-statements.ts';
import { recogniseStatements } from '../../engines/statements/recognise-statements.ts';
import { dropContent, receiveContent } from '../../engines/uploads/receive-content.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { businessesOfCall, communityOf } from '../../procedures/scope.ts';
import { keptFileName, type ReceivedPart } from '../uploaded-files/offers.ts';
import { toBankStatementFile } from './to-bank-statement.ts';

/** Stores a file of statements while it comes in and puts it into the queue; both or neither. */
export async function uploadBankStatementFile(
  ctx: CallContext,
  { query }: ParsedOf<typeof contracts.uploadBankStatementFile>,
  { source, signal, fileName: sentName }: ReceivedPart,
): Promise<BankStatementFile> {
  const { communityId } = communityOf(ctx);
  const businessIds = businessesOfCall(ctx);
  const bankStatementAccountId = query.accountId ?? null;
  if (bankStatementAccountId !== null) await requireAccount(ctx, communityId, bankStatementAccountId);
  const scope = { kind: 'community' as const, communityId };
  const content = await receiveContent(ctx.services, scope, { source, maxBytes: LARGEST_STATEMENT_FILE, signal });
  let claimed = false;
  try {
    const { format, encoding } = recogniseStatements(content, query.encoding);
    const { size, sha256, storageKey } = content;
    const fileName = keptFileName(sentName, format.extensions);
    const input = { fileName, encoding, bankStatementAccountId, sha256 };
    const response = await change(
      ctx,
      input,
      async ({ trx, now, audit, enqueue }) => {
        const fileId = await insertBankStatementFile(
          trx,
          {
            communityId,
            businessIds,
            channel: 'UPLOAD',
            format: format.format,
            fileName,
            encoding,
            size,
            sha256,
            storageKey,
            bankStatementAccountId,
            acceptsGaps: false,
            ...uploaderOf(ctx),
          },
          now,
        );
        await audit({
          objectType: 'bank-statement-file',
          objectId: fileId,
          description: `Bank statement file ${fileName} uploaded (${format.title})`,
          after: { fileName, format: format.format, size, checksum: sha256, encoding, bankStatementAccountId },
        });
        await enqueue(IMPORT_STATEMENTS, { fileId });
        return toBankStatementFile(orNotFound(await getBankStatementFile(trx, fileId)));
      },
      // Anyone who may upload sees the file, also where it reaches some businesses only
      { scope },
    );
    claimed = !ctx.notes.replayed;
    return response;
  } finally {
    if (!claimed) await dropContent(ctx.services, scope, content.storageKey);
  }
}

/** Accounts of others are as unknown as those that are not there. */
async function requireAccount(ctx: CallContext, communityId: number, id: number): Promise<void> {
  const account = await getStatementAccount(ctx.db, { communityId, id });
  if (!account) throw fieldProblem('accountId', 'Choose an account of this community.');
}

function uploaderOf({ actor }: CallContext) {
  if (isProgram(actor)) return { uploadedByUserId: null, uploaderName: programNameOf(actor) };
  const person = realPerson(actor);
  return { uploadedByUserId: person?.systemUserId ?? null, uploaderName: person?.fullName ?? '' };
}
