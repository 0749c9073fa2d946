import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import { toast } from '@quickportal/ui/toast';
import { useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { UploadFileForm } from './upload-file.view.tsx';
import { fileUploader } from './uploaded-files.data.ts';

interface UploadFileDialogProps {
  formats: readonly FileFormatInfo[];
  onClose: () => void;
}

/** Uploads one file and goes to its details. */
export function UploadFileDialog({ formats, onClose }: UploadFileDialogProps) {
  const goTo = useGoTo();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [duplicate, setDuplicate] = useState('');
  const stop = useRef<AbortController>(null);
  const uploaderOf = useUploaders();
  const upload = async (file: File, format: string, confirmDuplicate: boolean) => {
    const controller = new AbortController();
    stop.current = controller;
    setShare(0);
    setError('');
    setDuplicate('');
    try {
      const { signal } = controller;
      const { fileId } = await uploaderOf(file)({ file, format, confirmDuplicate, signal, onProgress: setShare });
      toast({ title: 'File uploaded successfully' });
      onClose();
      goTo('FileDetailsView', { UploadedFileId: fileId });
    } catch (reason) {
      setShare(null);
      if (controller.signal.aborted) return;
      const [refused] = fieldErrorsOf(reason);
      const message = refused?.messages[0] ?? messageOf(reason);
      if (refused?.field === 'confirmDuplicate') setDuplicate(message);
      else setError(message);
    }
  };
  return (
    <UploadFileForm
      formats={formats}
      share={share}
      error={error}
      duplicate={duplicate}
      onChange={() => {
        setError('');
        setDuplicate('');
      }}
      onUpload={(file, format, confirmDuplicate) => void upload(file, format, confirmDuplicate)}
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
