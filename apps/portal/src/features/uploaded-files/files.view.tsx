import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import { uploadedFileStates, type UploadedFileStatus } from '@quickportal/contracts/rules/states/uploaded-file';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Button } from '@quickportal/ui/button';
import { FileStack, FileUp } from 'lucide-react';
import { ChoiceFilter } from '../../layout/choice-filter.tsx';
import { ListEmpty, type ListProps, ListTable, type RowLinks, type Sorting } from '../../layout/list-table.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { SearchForm } from '../../layout/search-form.tsx';
import { fileColumns } from './uploaded-file.entity.tsx';

interface Filters {
  fileName: string;
  statusCode: UploadedFileStatus | undefined;
}

export interface FilesViewProps extends ListProps<UploadedFile, Filters>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  /** Null where the user may not upload anything. */
  onUpload: (() => void) | null;
}

/** The files of a facility: what was uploaded, how far it is, and the way to upload another (2P032). */
export function FilesView(props: FilesViewProps) {
  const { community, search, onUpload } = props;
  const isFiltered = search.fileName !== '' || search.statusCode !== undefined;
  const upload = onUpload && (
    <Button variant="primary" onClick={onUpload}>
      <FileUp />
      Upload file
    </Button>
  );
  return (
    <PageStack>
      <PageHeader
        title="Files"
        subtitle={`Uploaded files of ${community.communityName}`}
        actions={upload ?? undefined}
      />
      <FileFilters values={search} onChange={props.onSearchChange} />
      <ListTable
        id="files"
        label="Files"
        noun={['file', 'files']}
        columns={fileColumns(community.timeZone)}
        idOf={(row) => row.fileId}
        list={props}
        empty={
          <ListEmpty
            icon={<FileStack />}
            noun="files"
            isFiltered={isFiltered}
            onClear={() => props.onSearchChange({ fileName: '', statusCode: undefined })}
            tip="Names are found by how they begin."
            action={upload ?? undefined}
          >
            Upload a file to add many customers at once. Every line is checked before anything is added.
          </ListEmpty>
        }
      />
    </PageStack>
  );
}

const statuses = stateNames(uploadedFileStates).map(
  (status) => [status, uploadedFileStates.states[status].title] as const,
);

const FileFilters = ({ values, onChange }: { values: Filters; onChange: (patch: Partial<Filters>) => void }) => (
  <SearchForm
    label="File name"
    value={values.fileName}
    onSearch={(fileName) => onChange({ fileName })}
    isFiltered={values.fileName !== '' || values.statusCode !== undefined}
    onClear={() => onChange({ fileName: '', statusCode: undefined })}
  >
    <ChoiceFilter
      label="Status"
      value={values.statusCode}
      options={statuses}
      onChange={(statusCode) => onChange({ statusCode })}
    />
  </SearchForm>
);
