import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { keepPreviousData } from '@tanstack/react-query';
import { csrfToken } from '../../data/csrf.ts';
import { shownInline } from '../../data/query-client.ts';
import { sendFile } from '../../data/send-file.ts';
import { api, trpc } from '../../data/trpc.ts';
import { usePolling } from '../../data/use-polling.ts';
import { basePath } from '../../pages/base-path.ts';
import type { PageSearch } from '../../pages/registry.ts';
import { ASK_AGAIN, askAgainAfter } from './asking-again.ts';

/** The call that a page of the list makes. */
export function listInput({ fileName, statusCode, sort, page, pageSize }: PageSearch<'FilesView'>) {
  return { query: { fileName: fileName || undefined, statusCode, sort, page, pageSize } };
}

/** One page of files, asked for again while any of them is under way. */
export function useUploadedFiles(search: PageSearch<'FilesView'>) {
  const input = listInput(search);
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.uploadedFiles.list.useQuery(input, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => there && askAgainAfter(state.data?.items ?? []),
    ...shownInline,
  });
}

/** A file, asked for again while it is under way. */
export function useUploadedFile(fileId: number) {
  const there = usePolling(ASK_AGAIN) !== false;
  return trpc.uploadedFiles.get.useQuery(
    { params: { fileId } },
    { refetchInterval: ({ state }) => there && askAgainAfter(state.data ? [state.data] : []), ...shownInline },
  );
}

export const useFileErrors = (fileId: number, page: number, enabled: boolean) =>
  trpc.uploadedFiles.errors.useQuery(
    { params: { fileId }, query: { page } },
    { enabled, placeholderData: keepPreviousData, ...shownInline },
  );

export const useFileFormats = () =>
  trpc.uploadedFiles.formats.useQuery(undefined, { staleTime: 60_000, ...shownInline });

/** After a file was uploaded or cancelled: shows it at once and asks for the list again. */
export async function fileChanged(file: UploadedFile): Promise<void> {
  api.uploadedFiles.get.setData({ params: { fileId: file.fileId } }, file);
  await api.uploadedFiles.list.invalidate();
}

export interface Uploading {
  file: File;
  format: string;
  confirmDuplicate: boolean;
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a file; what it rejects with says why it was refused. */
export async function uploadFile({ format, confirmDuplicate, ...sending }: Uploading): Promise<UploadedFile> {
  const query = new URLSearchParams({ format, ...(confirmDuplicate && { confirmDuplicate: 'true' }) });
  const answer = (await sendFile({ path: `uploaded-files?${query}`, ...sending })) as UploadedFile;
  await fileChanged(answer);
  return answer;
}

/** Where the original, or the errors as CSV, are downloaded from. */
export const downloadHref = (fileId: number, what: 'content' | 'errors-file'): string =>
  `${basePath()}/rest/internal/uploaded-files/${fileId}/${what}?csrf=${encodeURIComponent(csrfToken())}`;
