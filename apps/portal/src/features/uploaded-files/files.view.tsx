import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { uploadedFileList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { Button } from '@quickportal/ui/button';
import { FileStack, FileUp } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list/list-table.tsx';
import { fileColumns } from './uploaded-file.entity.tsx';

export interface FilesViewProps
  extends ListProps<UploadedFile, FilterValues<typeof uploadedFileList>>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  /** Null where the user may not upload anything. */
  onUpload: (() => void) | null;
}

/** The files of a facility: what was uploaded, how far it is, and the way to upload another. */
// In the specification: 2P032
export function FilesView(props: FilesViewProps) {
  const { community, onUpload } = props;
  const upload = onUpload && (
    <Button variant="primary" onClick={onUpload}>
      <FileUp />
      Upload file
    </Button>
  );
  return (
    <ListPage
      of={uploadedFileList}
      subtitle={`Uploaded files of ${community.communityName}`}
      actions={upload ?? undefined}
      columns={fileColumns(community.timeZone)}
      idOf={(row) => row.fileId}
      list={props}
      empty={{
        icon: <FileStack />,
        text: 'Upload a file to add many customers at once. Every line is checked before anything is added.',
        tip: 'Enter the beginning of the file name.',
        action: upload,
      }}
    >
      <ListFilters of={uploadedFileList} list={props} />
    </ListPage>
  );
}
