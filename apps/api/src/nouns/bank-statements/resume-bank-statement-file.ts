import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import { getBankStatementFile, lockBankStatementFile } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { updateBankStatementFile } from '@quickportal/db/bank-statements/write-bank-statement-files';
import { IMPORT_STATEMENTS } from '../../engines/statements/import-statements.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementFile } from './to-bank-statement.ts';

export const resumeBankStatementFile = implement(contracts.resumeBankStatementFile).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, enqueue }) => {
    const { fileId } = input.params;
    const file = orNotFound(await lockBankStatementFile(trx, fileId));
    const status = next(bankStatementFileStates, file.status, 'checkAgain');
    if (!status)
      throw conflict(
        `Only a held file can be imported; this one is ${bankStatementFileStates.states[file.status].title.toLowerCase()}.`,
      );
    await updateBankStatementFile(trx, fileId, { status, acceptsGaps: true }, now);
    await enqueue(IMPORT_STATEMENTS, { fileId });
    await audit({
      objectType: 'bank-statement-file',
      objectId: fileId,
      description: `Bank statement file ${file.fileName} to be imported although its balances do not follow on`,
      before: { status: file.status },
      after: { status, reason: file.faults[0]?.message ?? '' },
    });
    return toBankStatementFile(orNotFound(await getBankStatementFile(trx, fileId)));
  }),
);
