import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { FilesView } from './files.view.tsx';
import { UploadFileDialog } from './upload-file.dialog.tsx';
import { filesInput, useFileFormats, useUploadedFiles } from './uploaded-files.data.ts';

export const preload = (search: PageSearch<'FilesView'>) => api.uploadedFiles.list.prefetch(filesInput(search));

export default function FilesPage() {
  const list = useList('FilesView');
  const community = useCommunity();
  const formats = useFileFormats().data?.items ?? [];
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <FilesView
        community={community}
        {...list}
        {...useRowLinks('FileDetailsView', (fileId) => ({ UploadedFileId: fileId }))}
        table={tableOf(useUploadedFiles(list.search), 'Files')}
        onUpload={formats.length > 0 ? () => setUploading(true) : null}
      />
      {isUploading && <UploadFileDialog formats={formats} onClose={() => setUploading(false)} />}
    </>
  );
}
