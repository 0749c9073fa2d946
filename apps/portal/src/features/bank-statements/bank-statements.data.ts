import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import {
  bankStatementFileList,
  bankStatementLineList,
  bankStatementList,
} from '@quickportal/contracts/bank-statements/bank-statement-lists';
import { listInput } from '@quickportal/contracts/kernel/filter';
import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { underOneKey } from '../../data/calls/send-change.ts';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { sendFile } from '../../data/connection/send-file.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** Polling interval of files that are checked. Milliseconds. */
const ASK_AGAIN = 2000;

export const linesInput = (search: PageSearch<'ReconciliationView'>) => ({
  query: listInput(bankStatementLineList, search),
});
export const statementsInput = (search: PageSearch<'BankStatementsView'>) => ({
  query: listInput(bankStatementList, search),
});
export const statementFilesInput = (search: PageSearch<'BankStatementFilesView'>) => ({
  query: listInput(bankStatementFileList, search),
});

export const useStatementLines = (search: PageSearch<'ReconciliationView'>) =>
  trpc.bankStatements.listLines.useQuery(linesInput(search), shownPaged);

export const useStatements = (search: PageSearch<'BankStatementsView'>) =>
  trpc.bankStatements.list.useQuery(statementsInput(search), shownPaged);

/** The statement accounts with their balances. */
export const useStatementBalances = () => trpc.bankStatements.listBalances.useQuery(undefined, shownInline);

/** The accounts by their names, to filter by. */
export const useAccountNames = (): (readonly [number, string])[] =>
  (useStatementBalances().data?.items ?? []).map(
    ({ bankStatementAccountId, aliasName }) => [bankStatementAccountId, aliasName] as const,
  );

/** One page of files, asked for again while any of them is checked. */
export function useStatementFiles(search: PageSearch<'BankStatementFilesView'>) {
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.bankStatements.listFiles.useQuery(statementFilesInput(search), {
    refetchInterval: (query) =>
      retryPause(query) || (there && (query.state.data?.items ?? []).some(({ inProgress }) => inProgress) && ASK_AGAIN),
    ...shownPaged,
  });
}

/** A file that was uploaded, asked for again until it is imported, held or refused. */
export function useStatementFile(fileId: number | null) {
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.bankStatements.getFile.useQuery(
    { params: { fileId: fileId ?? 0 } },
    {
      enabled: fileId !== null,
      refetchInterval: (query) =>
        retryPause(query) || (there && query.state.data?.inProgress !== false && ASK_AGAIN / 2),
      ...shownInline,
    },
  );
}

export interface StatementUpload {
  file: File;
  accountId: number | undefined;
  encoding: FileEncoding | undefined;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends uploads of one file, under one key until the server gave a definite response. */
export const statementUploader = () =>
  underOneKey(
    async ({ accountId, encoding, ...sending }: StatementUpload, idempotencyKey): Promise<BankStatementFile> => {
      const query = new URLSearchParams({
        ...(accountId !== undefined && { accountId: String(accountId) }),
        ...(encoding && { encoding }),
      });
      const uploaded = await sendFile({ path: `bank-statements?${query}`, idempotencyKey, ...sending });
      await api.bankStatements.listFiles.invalidate();
      return uploaded as BankStatementFile;
    },
  );

/** Shows what a file brought. */
export const refreshStatements = () =>
  Promise.all([
    api.bankStatements.list.invalidate(),
    api.bankStatements.listLines.invalidate(),
    api.bankStatements.listBalances.invalidate(),
    api.bankStatements.listFiles.invalidate(),
  ]);
