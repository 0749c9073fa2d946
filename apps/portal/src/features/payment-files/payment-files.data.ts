import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { downloadHref } from '../../data/connection/download-href.ts';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';

/** How often a file on its way is fetched again. */
const ASK_AGAIN = 5000;
const LINES_ON_A_PAGE = 20;

/** The file of a batch group; not asked for without one. */
export const useFileOfGroup = (paymentBatchGroupId: number | undefined) =>
  trpc.paymentFiles.locate.useQuery(
    { params: { paymentBatchGroupId: paymentBatchGroupId ?? 0 } },
    { ...shownInline, enabled: paymentBatchGroupId !== undefined },
  );

/** A payment file, fetched again while it moves by itself. */
export function usePaymentFile(fileId: number) {
  const there = usePolling(ASK_AGAIN) !== false;
  const input = { params: { fileId } };
  const uploaded = trpc.uploadedFiles.get.useQuery(input, {
    refetchInterval: (query) => retryPause(query) || (there && (query.state.data?.inProgress ?? true) && ASK_AGAIN),
    ...shownInline,
  });
  const isMoving = uploaded.data?.inProgress ?? false;
  const payments = trpc.paymentFiles.get.useQuery(input, {
    refetchInterval: (query) => retryPause(query) || (there && isMoving && ASK_AGAIN),
    ...shownInline,
  });
  return { uploaded, payments };
}

/** One page of the lines of a file in a status. */
export const usePaymentFileLines = (fileId: number, { status, page }: { status: PaymentLineStatus; page: number }) =>
  trpc.paymentFiles.listLines.useQuery(
    { params: { fileId }, query: { status, page, pageSize: LINES_ON_A_PAGE } },
    { ...shownPaged, staleTime: 0 },
  );

/** Where its wrong lines are downloaded from, with the reasons. */
export const wrongLinesHref = (fileId: number): string => downloadHref(`uploaded-files/${fileId}/errors-file`);

/** Where the file as it was uploaded is downloaded from. */
export const originalHref = (fileId: number): string => downloadHref(`uploaded-files/${fileId}/content`);
