import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import { toast } from '@quickportal/ui/toast';
import { useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
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
  const attempt = async (
    send: (sending: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>,
  ) => {
    const controller = new AbortController();
    stop.current = controller;
    setShare(0);
    setError('');
    setDuplicate('');
    try {
      await send({ signal: controller.signal, onProgress: setShare });
    } catch (reason) {
      if (controller.signal.aborted) return;
      const [refused] = fieldErrorsOf(reason);
      const message = refused?.messages[0] ?? messageOf(reason);
      if (refused?.field === 'confirmDuplicate') setDuplicate(message);
      else setError(message);
    } finally {
      setShare(null);
    }
  };
  const upload = (file: File, format: string, choices: UploadChoices) =>
    attempt(async (sending) => {
      const { fileId } = await uploaderOf(file)({ file, format, ...choices, ...sending });
      toast({ title: 'File uploaded successfully' });
      onClose();
      goTo('FileDetailsView', { UploadedFileId: fileId });
    });
  return (
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
      onPreview={(file, format) =>
        void attempt(async (sending) => setPreview(await previewFile({ file, format, ...sending })))
      }
      onUpload={(file, format, choices) => void upload(file, format, choices)}
      onStop={() => stop.current?.abort()}
      onClose={onClose}
    />
  );
}

/** An uploader for each file: another file is another upload, whatever became of the one before. */
function useUploaders() {
  const [uploaders] = useState(() => new WeakMap<File, ReturnType<typeof fileUploader>>());
  return (file: File) => {
    const known = uploaders.get(file) ?? fileUploader();
    uploaders.set(file, known);
    return known;
  };
}
