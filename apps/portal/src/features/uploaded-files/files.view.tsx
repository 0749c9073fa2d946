import { stateTitles } from '@quickportal/contracts/rules/states/state-machine';
import { uploadedFileStates, type UploadedFileStatus } from '@quickportal/contracts/rules/states/uploaded-file';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { openErrorsTitle, uploadedFileGrammar } from '@quickportal/contracts/uploaded-files/uploaded-file-grammar';
import { uploadedFileList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { Button } from '@quickportal/ui/button';
import { FileStack, FileUp } from 'lucide-react';
import { ChoiceFilter, choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { SearchForm } from '../../layout/search-form.tsx';
import { fileColumns } from './uploaded-file.entity.tsx';

interface Filters {
  fileName: string;
  statusCode: UploadedFileStatus[] | undefined;
  errors: 'OPEN' | undefined;
}

export interface FilesViewProps extends ListProps<UploadedFile, Filters>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  /** Null where the user may not upload anything. */
  onUpload: (() => void) | null;
}

const noFilters: Filters = { fileName: '', statusCode: undefined, errors: undefined };
const statuses = choicesOf(stateTitles(uploadedFileStates));

/** The files of a facility: what was uploaded, how far it is, and the way to upload another (2P032). */
export function FilesView(props: FilesViewProps) {
  const { community, search, onUpload, onSearchChange } = props;
  const filters = narrowing(search, noFilters, onSearchChange);
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
      filters={filters}
      empty={{
        icon: <FileStack />,
        text: 'Upload a file to add many customers at once. Every line is checked before anything is added.',
        tip: 'Enter the beginning of the file name.',
        action: upload,
      }}
    >
      <SearchForm
        label="File name"
        grammar={uploadedFileGrammar}
        values={search}
        onChange={onSearchChange}
        {...filters}
      >
        <ChoicesFilter
          label="Status"
          values={search.statusCode}
          options={statuses}
          onChange={(statusCode) => onSearchChange({ statusCode })}
        />
        <ChoiceFilter
          label="Errors"
          value={search.errors}
          options={[['OPEN', openErrorsTitle]]}
          onChange={(errors) => onSearchChange({ errors })}
        />
      </SearchForm>
    </ListPage>
  );
}
