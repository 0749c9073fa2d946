import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Field } from '@quickportal/ui/field';
import { FileDrop } from '@quickportal/ui/file-drop';
import { formatFileSize } from '@quickportal/ui/file-size';
import { formatCount } from '@quickportal/ui/count';
import { Progress } from '@quickportal/ui/progress';
import { Select } from '@quickportal/ui/select';
import { useState } from 'react';
import { FileColumns } from './file-columns.view.tsx';

export interface UploadFileFormProps {
  formats: readonly FileFormatInfo[];
  /** How much has left, 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** Why the file was refused. */
  error: string;
  /** The same content was uploaded before: what the server says about it. */
  duplicate: string;
  /** Another file or format was chosen. */
  onChange: () => void;
  onUpload: (file: File, format: string, confirmDuplicate: boolean) => void;
  onStop: () => void;
  onClose: () => void;
}

/** What the browser can tell before anything is sent. */
function faultOf(file: File, format: FileFormatInfo | undefined): string {
  if (file.size === 0) return 'The file is empty.';
  if (format && file.size > format.maxBytes) return `The file is larger than ${formatFileSize(format.maxBytes)}.`;
  return '';
}

/** Choosing a file, what it has to look like, and how much of it has left. */
export function UploadFileForm(props: UploadFileFormProps) {
  const { formats, share, error, duplicate, onChange, onUpload, onStop, onClose } = props;
  const [chosen, setChosen] = useState(formats[0]?.format ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const format = formats.find((format) => format.format === chosen);
  const isSending = share !== null;
  const choose = (next: File) => {
    setFile(next);
    setOwnFault(faultOf(next, format));
    onChange();
  };
  const send = (confirmDuplicate: boolean) => {
    if (!file) setOwnFault('Choose a file.');
    else if (faultOf(file, format) === '') onUpload(file, chosen, confirmDuplicate);
  };
  const limits = format && `CSV, ${formatFileSize(format.maxBytes)} and ${formatCount(format.maxLines)} lines at most`;
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent title="Upload file" description={format?.description}>
        <DialogBody>
          {formats.length > 1 && (
            <Field label="Format" disabled={isSending}>
              <Select
                value={chosen}
                onValueChange={(next) => {
                  setChosen(next);
                  onChange();
                }}
                options={formats.map((format) => ({ value: format.format, label: format.title }))}
              />
            </Field>
          )}
          <Field label="File" help={limits} error={ownFault || error} disabled={isSending}>
            <FileDrop
              accept=".csv,.txt,text/csv,text/plain"
              value={file}
              onValueChange={choose}
              onTooMany={() => setOwnFault('Drop one file at a time.')}
            />
          </Field>
          {isSending && <Sending share={share} />}
          {duplicate !== '' && (
            <Alert
              tone="warning"
              title={duplicate}
              actions={<Button onClick={() => send(true)}>Upload again</Button>}
            />
          )}
          {format && <FileColumns format={format} />}
        </DialogBody>
        <DialogFooter>
          {isSending ? <Button onClick={onStop}>Stop</Button> : <Button onClick={onClose}>Cancel</Button>}
          <Button variant="primary" busy={isSending} disabled={duplicate !== ''} onClick={() => send(false)}>
            Upload file
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Sending({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-1.5">
      <Progress label="Upload progress" value={percent} />
      <span className="text-13">{percent < 100 ? `${percent}% uploaded` : 'Storing the file'}</span>
    </div>
  );
}
