import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import {
  statementChannelTitles,
  statementFormatTitles,
  type StatementFormatCode,
} from '@quickportal/contracts/bank-statements/bank-statement-file';
import type { BankStatementLine } from '@quickportal/contracts/bank-statements/bank-statement-line';
import type { BankStatement, BankStatementBalance } from '@quickportal/contracts/bank-statements/bank-statement';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import type { BankStatementFileRecord } from '@quickportal/db/bank-statements/bank-statement-file';
import type { StatementBalance, StoredBankStatement } from '@quickportal/db/bank-statements/list-bank-statements';
import type { StoredStatementLine } from '@quickportal/db/bank-statements/search-bank-statement-lines';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

/** A file as calls return it. */
export function toBankStatementFile(file: BankStatementFileRecord): BankStatementFile {
  const { title, tone } = bankStatementFileStates.states[file.status];
  const format = file.format as StatementFormatCode;
  return {
    fileId: file.fileId,
    fileName: file.fileName,
    format,
    formatTitle: statementFormatTitles[format],
    channel: file.channel,
    channelTitle: statementChannelTitles[file.channel],
    status: file.status,
    statusDisplay: title,
    statusClass: tone,
    inProgress: file.status === 'CHECKING',
    size: file.size,
    statementCount: file.statementCount,
    lineCount: file.lineCount,
    faults: [...file.faults],
    uploader: file.uploaderName,
    createdDate: file.createdAt,
    statusDate: file.statusAt,
    version: file.version,
  };
}

/** A statement as calls return it. */
export function toBankStatement(statement: StoredBankStatement): BankStatement {
  const { openingBalance, closingBalance, previousClosing, currency, receivedAt, ...rest } = statement;
  const gap = previousClosing === null ? 0 : openingBalance - previousClosing;
  return {
    ...rest,
    openingBalance: moneyOf(BigInt(openingBalance), currency),
    closingBalance: moneyOf(BigInt(closingBalance), currency),
    gap: gap === 0 ? null : moneyOf(BigInt(gap), currency),
    receivedDate: receivedAt,
  };
}

/** An account with its latest balance as calls return it. */
export const toBankStatementBalance = (balance: StatementBalance): BankStatementBalance => ({
  bankStatementAccountId: balance.bankStatementAccountId,
  aliasName: balance.aliasName,
  accountIdentifier: balance.accountIdentifier,
  businessName: balance.businessName,
  statementDate: balance.statementDate,
  closingBalance: balance.closingBalance === null ? null : moneyOf(BigInt(balance.closingBalance), balance.currency),
  unmatchedCount: balance.unmatchedCount,
});

/** A line as calls return it. */
export function toBankStatementLine(line: StoredStatementLine): BankStatementLine {
  const { amount, allocated, currency, status } = line;
  const { title, tone } = bankStatementLineStates.states[status];
  const left = status === 'EXCLUDED' ? 0 : Math.abs(amount) - allocated;
  return {
    bankStatementLineId: line.bankStatementLineId,
    bankStatementAccountId: line.bankStatementAccountId,
    aliasName: line.aliasName,
    businessId: line.businessId,
    businessName: line.businessName,
    bankStatementId: line.bankStatementId,
    statementDate: line.statementDate,
    valueDate: line.valueDate,
    tranCode: line.tranCode,
    bankReference: line.bankReference,
    customerReference: line.customerReference,
    narrative: line.narrative,
    version: line.version,
    amount: moneyOf(BigInt(amount), currency),
    unmatchedAmount: moneyOf(BigInt(left), currency),
    status,
    statusDisplay: title,
    statusClass: tone,
  };
}
