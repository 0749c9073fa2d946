import { manageFileRights } from '@quickportal/contracts/uploaded-files/file-rights';
import { useState } from 'react';
import { useCommunity, useRights } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { CancelFileDialog } from './cancel-file.dialog.tsx';
import { FileDetailsSkeleton, FileDetailsView } from './file-details.view.tsx';
import { FileErrorsView } from './file-errors.view.tsx';
import { downloadHref, useFileErrors, useUploadedFile } from './uploaded-files.data.ts';

export const preload = ({ UploadedFileId }: PageSearch<'FileDetailsView'>) =>
  api.uploadedFiles.get.prefetch({ params: { fileId: UploadedFileId } });

export default function FileDetailsPage() {
  const { UploadedFileId } = useSearch('FileDetailsView');
  const file = useUploadedFile(UploadedFileId);
  const { timeZone } = useCommunity();
  const canManage = useRights().hasAny(manageFileRights);
  const [isCancelling, setCancelling] = useState(false);
  return (
    <QueryResult whole query={file} skeleton={<FileDetailsSkeleton />} failed="File did not load">
      {(data) => (
        <>
          <FileDetailsView
            file={data}
            timeZone={timeZone}
            asOf={file.dataUpdatedAt}
            onCancel={canManage ? () => setCancelling(true) : null}
            contentHref={data.contentAvailable ? downloadHref(data.fileId, 'content') : null}
            errors={
              data.errorCount > 0 && (
                <Errors fileId={data.fileId} errorCount={data.errorCount} sees={data.contentAvailable} />
              )
            }
          />
          <CancelFileDialog file={data} open={isCancelling} onOpenChange={setCancelling} />
        </>
      )}
    </QueryResult>
  );
}

function Errors({ fileId, errorCount, sees }: { fileId: number; errorCount: number; sees: boolean }) {
  const search = useSearch('FileDetailsView');
  const setSearch = useSetSearch('FileDetailsView');
  return (
    <FileErrorsView
      table={tableOf(useFileErrors(fileId, search.page, true), 'Errors')}
      errorCount={errorCount}
      csvHref={sees ? downloadHref(fileId, 'errors-file') : null}
      page={search.page}
      hrefForPage={(page) => href('FileDetailsView', { ...search, page })}
      onPageChange={(page) => setSearch({ page })}
    />
  );
}
