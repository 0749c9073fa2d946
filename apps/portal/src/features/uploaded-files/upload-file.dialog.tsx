import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import { usePresence } from '@quickportal/forms/react/presence';
import { problemOf } from '@quickportal/forms/react/problem-of';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useLeaveGuard } from '../../layout/leave-guard.ts';
import { showLeftFailure, STAYS } from '../../layout/left-outcome.ts';
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
  const [uploadedId, setUploadedId] = useState<number | null>(null);
  const presence = usePresence();
  const guard = useLeaveGuard({
    dirty: false,
    sending: isUpload && share !== null ? 'upload' : null,
    onLeave: presence.leave,
  });
  // Once the guard knows that nothing is being sent: it would hold the navigation back
  useEffect(() => {
    if (uploadedId === null || share !== null) return;
    onClose();
    goTo('FileDetailsView', { UploadedFileId: uploadedId });
  }, [uploadedId, share, onClose, goTo]);
  const attempt = async (
    send: (sending: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>,
  ) => {
    const controller = new AbortController();
    stop.current = controller;
    presence.stay();
    setShare(0);
    setError('');
    setDuplicate('');
    try {
      await send({ signal: controller.signal, onProgress: setShare });
    } catch (reason) {
      if (controller.signal.aborted) return;
      if (presence.isGone()) throw reason;
      const [refused] = fieldErrorsOf(reason);
      const message = refused?.messages[0] ?? messageOf(reason);
      if (refused?.field === 'confirmDuplicate') setDuplicate(message);
      else setError(message);
    } finally {
      setShare(null);
    }
  };
  const upload = (file: File, format: string, choices: UploadChoices) => {
    setIsUpload(true);
    return attempt(async (sending) => {
      const { fileId } = await uploaderOf(file)({ file, format, ...choices, ...sending });
      const open = () => goTo('FileDetailsView', { UploadedFileId: fileId });
      toast(presence.isGone() ? leftToast(file, open) : UPLOADED);
      if (!presence.isGone()) setUploadedId(fileId);
    }).catch((reason: unknown) => showLeftFailure(`Upload of ${file.name}`, problemOf(reason)));
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
        onPreview={(file, format) => {
          setIsUpload(false);
          void attempt(async (sending) => setPreview(await previewFile({ file, format, ...sending })));
        }}
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
