import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem } from '@quickportal/ui/description-list';
import { FileSize } from '@quickportal/ui/file-size';

interface FileFactsProps {
  file: UploadedFile;
  /** Facts of this kind of file, between its size and its id. */
  children?: React.ReactNode;
}

/** What every uploaded file has, as items of a list of facts. */
export const FileFacts = ({ file, children }: FileFactsProps) => (
  <>
    <DescriptionItem term="Format">{file.formatTitle}</DescriptionItem>
    <DescriptionItem term="Size">
      <FileSize bytes={file.size} />
    </DescriptionItem>
    {children}
    <DescriptionItem term="File ID">
      <CopyableId value={String(file.fileId)} label="file ID" keep={false} />
    </DescriptionItem>
    <DescriptionItem term="Checksum (SHA-256)">
      <CopyableId value={file.checksum} label="checksum" keep={8} />
    </DescriptionItem>
  </>
);
