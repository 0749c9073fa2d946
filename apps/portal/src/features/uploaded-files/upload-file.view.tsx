import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
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
import { FilePreviewSection } from './file-preview.view.tsx';

/** What a user decides about an upload. */
export interface UploadChoices {
  confirmDuplicate: boolean;
  encoding: FileEncoding | undefined;
  leaveOutUnknown: boolean;
}

export interface UploadFileFormProps {
  formats: readonly FileFormatInfo[];
  /** How much has left, 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** Why the file was refused. */
  error: string;
  /** The same content was uploaded before: what the server says about it. */
  duplicate: string;
  /** How the chosen file is read; null until it was previewed. */
  preview: FilePreview | null;
  /** Another file or format was chosen. */
  onChange: () => void;
  onPreview: (file: File, format: string) => void;
  onUpload: (file: File, format: string, choices: UploadChoices) => void;
  onStop: () => void;
  onClose: () => void;
}

/** What the browser can tell before anything is sent. */
function faultOf(file: File, format: FileFormatInfo | undefined): string {
  if (file.size === 0) return 'The file is empty.';
  if (format && file.size > format.maxBytes) return `The file is larger than ${formatFileSize(format.maxBytes)}.`;
  return '';
}

const typesOf = ({ fileTypes }: FileFormatInfo): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(fileTypes.map(({ title }) => title));
const extensionsOf = (format: FileFormatInfo | undefined): string[] =>
  format?.fileTypes.flatMap(({ extensions }) => extensions) ?? [];

/** Choosing a file, what it has to look like, how it is read, and how much of it has left. */
export function UploadFileForm(props: UploadFileFormProps) {
  const { formats, share, error, duplicate, preview, onChange, onPreview, onUpload, onStop, onClose } = props;
  const [chosen, setChosen] = useState(formats[0]?.format ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const [encoding, setEncoding] = useState<FileEncoding | null>(null);
  const [leaveOutUnknown, setLeaveOutUnknown] = useState(false);
  const format = formats.find((info) => info.format === chosen);
  const isSending = share !== null;
  const forgetChoices = () => {
    setEncoding(null);
    setLeaveOutUnknown(false);
    onChange();
  };
  const choose = (next: File) => {
    setFile(next);
    setOwnFault(faultOf(next, format));
    forgetChoices();
  };
  const reading = preview?.readings.find((entry) => entry.encoding === encoding) ?? preview?.readings[0];
  const isRead = preview !== null && reading?.errors.length === 0;
  const isUndecided = !leaveOutUnknown && (reading?.unknownCount ?? 0) > 0;
  const send = (confirmDuplicate: boolean) => {
    if (!file) setOwnFault('Choose a file.');
    else if (faultOf(file, format) !== '') return;
    else if (!preview) onPreview(file, chosen);
    else if (!preview.isEncodingCertain && encoding === null) setOwnFault('Choose the encoding.');
    else onUpload(file, chosen, { confirmDuplicate, encoding: encoding ?? undefined, leaveOutUnknown });
  };
  const limits =
    format &&
    `${typesOf(format)}, ${formatFileSize(format.maxBytes)} and ${formatCount(format.maxLines)} lines at most`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size={preview ? 'lg' : 'md'} title="Upload file" description={format?.description}>
        <DialogBody>
          {formats.length > 1 && (
            <Field label="Format" disabled={isSending}>
              <Select
                value={chosen}
                onValueChange={(next) => {
                  setChosen(next);
                  forgetChoices();
                }}
                options={formats.map((info) => ({ value: info.format, label: info.title }))}
              />
            </Field>
          )}
          <Field label="File" help={limits} error={ownFault || error} disabled={isSending}>
            <FileDrop
              accept={[...extensionsOf(format), '.txt', 'text/csv', 'text/plain'].join()}
              value={file}
              onValueChange={choose}
              onTooMany={() => setOwnFault('Drop one file at a time.')}
            />
          </Field>
          {preview && reading && (
            <FilePreviewSection
              preview={preview}
              reading={reading}
              encoding={encoding}
              onEncodingChange={(next) => {
                setEncoding(next);
                setOwnFault('');
              }}
              leaveOutUnknown={leaveOutUnknown}
              onLeaveOutUnknownChange={setLeaveOutUnknown}
              disabled={isSending}
            />
          )}
          {isSending && <Sending share={share} />}
          {duplicate !== '' && (
            <Alert
              tone="warning"
              title={duplicate}
              actions={<Button onClick={() => send(true)}>Upload again</Button>}
            />
          )}
          {format && !isRead && <FileColumns format={format} />}
        </DialogBody>
        <DialogFooter>
          {isSending ? <Button onClick={onStop}>Stop</Button> : <Button onClick={onClose}>Cancel</Button>}
          <Button
            variant="primary"
            busy={isSending}
            disabled={duplicate !== '' || (preview !== null && (!isRead || isUndecided))}
            onClick={() => send(false)}
          >
            {preview ? 'Upload file' : 'Preview file'}
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
      <span className="text-13">{percent < 100 ? `${percent}% sent` : 'Reading the file'}</span>
    </div>
  );
}
