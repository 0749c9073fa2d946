import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import { usePresence } from '@quickportal/forms/react/presence';
import { problemOf } from '@quickportal/forms/react/problem-of';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeftFailure, STAYS } from '../../layout/forms/left-outcome.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { UploadFileForm, type UploadChoices } from './upload-file.view.tsx';
import { fileUploader, previewFile } from './uploaded-files.data.ts';

interface UploadFileDialogProps {
  formats: readonly FileFormatInfo[];
  onClose: () => void;
}

/** Shows how a file is read, uploads it and goes to its details. */
export function UploadFileDialog({ formats, onClose }: UploadFileDialogProps) {
  const goTo = useGoTo();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [duplicate, setDuplicate] = useState('');
  const stop = useRef<AbortController>(null);
  const uploaderOf = useUploaders();
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const [isUpload, setIsUpload] = useState(false);
  const presence = usePresence();
  const guard = useLeaveGuard({
    dirty: false,
    sending: isUpload && share !== null ? 'upload' : null,
    onLeave: presence.leave,
  });
  const attempt = async <T,>(
    send: (sending: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<T>,
  ): Promise<T | undefined> => {
    const controller = new AbortController();
    stop.current = controller;
    presence.stay();
    setShare(0);
    setError('');
    setDuplicate('');
    try {
      return await send({ signal: controller.signal, onProgress: setShare });
    } catch (reason) {
      if (controller.signal.aborted) return undefined;
      if (presence.isGone()) throw reason;
      const [refused] = fieldErrorsOf(reason);
      const message = refused?.messages[0] ?? messageOf(reason);
      if (refused?.field === 'confirmDuplicate') setDuplicate(message);
      else setError(message);
      return undefined;
    } finally {
      // At once, or the leave guard would block a navigation that follows
      flushSync(() => setShare(null));
    }
  };
  const upload = async (file: File, format: string, choices: UploadChoices) => {
    setIsUpload(true);
    try {
      const uploaded = await attempt((sending) => uploaderOf(file)({ file, format, ...choices, ...sending }));
      if (!uploaded) return;
      const open = () => goTo('FileDetailsView', { UploadedFileId: uploaded.fileId });
      toast(presence.isGone() ? leftToast(file, open) : UPLOADED);
      if (presence.isGone()) return;
      onClose();
      open();
    } catch (reason) {
      showLeftFailure(`Upload of ${file.name}`, problemOf(reason));
    }
  };
  const look = async (file: File, format: string) => {
    setIsUpload(false);
    setPreview((await attempt((sending) => previewFile({ file, format, ...sending }))) ?? null);
  };
  const close = async () => {
    if (!(await guard.mayLeave())) return;
    // Reading the file ends with the dialog; an upload goes on
    if (!isUpload) stop.current?.abort();
    onClose();
  };
  return (
    <>
      <UploadFileForm
        formats={formats}
        share={share}
        error={error}
        duplicate={duplicate}
        preview={preview}
        onChange={() => {
          setPreview(null);
          setError('');
          setDuplicate('');
        }}
        onPreview={(file, format) => void look(file, format)}
        onUpload={(file, format, choices) => void upload(file, format, choices)}
        onStop={() => stop.current?.abort()}
        onClose={() => void close()}
      />
      {guard.dialog}
    </>
  );
}

const UPLOADED = { title: 'File uploaded successfully' };

const leftToast = ({ name }: File, onAction: () => void): ToastOptions => ({
  ...UPLOADED,
  ...STAYS,
  description: name,
  action: { label: 'Open file', onAction },
});

/** An uploader for each file: another file is another upload, whatever became of the one before. */
function useUploaders() {
  const [uploaders] = useState(() => new WeakMap<File, ReturnType<typeof fileUploader>>());
  return (file: File) => {
    const known = uploaders.get(file) ?? fileUploader();
    uploaders.set(file, known);
    return known;
  };
}
