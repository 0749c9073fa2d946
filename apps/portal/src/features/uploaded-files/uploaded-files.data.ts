import { listInput } from '@quickportal/contracts/kernel/filter';
import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { uploadedFileList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { downloadHref } from '../../data/connection/download-href.ts';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { underOneKey } from '../../data/calls/send-change.ts';
import { sendFile } from '../../data/connection/send-file.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';
import { ASK_AGAIN, askAgainAfter } from './asking-again.ts';

/** The call that a page of the list makes. */
export const filesInput = (search: PageSearch<'FilesView'>) => ({ query: listInput(uploadedFileList, search) });

/** One page of files, asked for again while any of them is under way. */
export function useUploadedFiles(search: PageSearch<'FilesView'>) {
  const input = filesInput(search);
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.uploadedFiles.list.useQuery(input, {
    refetchInterval: (query) => retryPause(query) || (there && askAgainAfter(query.state.data?.items ?? [])),
    ...shownPaged,
  });
}

/** A file, asked for again while it is under way. */
export function useUploadedFile(fileId: number) {
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.uploadedFiles.get.useQuery(
    { params: { fileId } },
    {
      refetchInterval: (query) =>
        retryPause(query) || (there && askAgainAfter(query.state.data ? [query.state.data] : [])),
      ...shownInline,
    },
  );
}

export const useFileErrors = (fileId: number, page: number, enabled: boolean) =>
  trpc.uploadedFiles.listErrors.useQuery({ params: { fileId }, query: { page } }, { enabled, ...shownPaged });

export const useFileFormats = () =>
  trpc.uploadedFiles.listFileFormats.useQuery(undefined, { staleTime: 60_000, ...shownInline });

interface Sending {
  file: File;
  format: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface Upload extends Sending {
  confirmDuplicate: boolean;
  /** Where the bytes do not show it. */
  encoding: FileEncoding | undefined;
  leaveOutUnknown: boolean;
}

/** Asks how a file is read; nothing of it is kept. */
export async function previewFile({ format, ...sending }: Sending): Promise<FilePreview> {
  const query = new URLSearchParams({ format });
  const preview = await sendFile({ path: `uploaded-files/preview?${query}`, ...sending });
  return preview as FilePreview;
}

/** Sends uploads of one file, under one key until the server gave a definite response. */
export const fileUploader = () =>
  underOneKey(
    async (
      { format, confirmDuplicate, encoding, leaveOutUnknown, ...sending }: Upload,
      idempotencyKey,
    ): Promise<UploadedFile> => {
      const query = new URLSearchParams({
        format,
        ...(confirmDuplicate && { confirmDuplicate: 'true' }),
        ...(encoding && { encoding }),
        ...(leaveOutUnknown && { leaveOutUnknown: 'true' }),
      });
      const uploaded = await sendFile({ path: `uploaded-files?${query}`, idempotencyKey, ...sending });
      await api.uploadedFiles.list.invalidate();
      return uploaded as UploadedFile;
    },
  );

/** Where the original, or the errors as CSV, are downloaded from. */
export const fileHref = (fileId: number, what: 'content' | 'errors-file'): string =>
  downloadHref(`uploaded-files/${fileId}/${what}`);
