import { usePresence } from '@quickportal/forms/react/presence';
import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { refreshStatements, statementUploader, useAccountNames, useStatementFile } from './bank-statements.data.ts';
import { ImportStatementsForm } from './import-statements.view.tsx';

/** Uploads a file of bank statements and shows what came of it. It goes on when the dialog is closed. */
export function ImportStatementsDialog({ onClose }: { onClose: () => void }) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [asksEncoding, setAsksEncoding] = useState(false);
  const [fileId, setFileId] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  const [uploaders] = useState(() => new WeakMap<File, ReturnType<typeof statementUploader>>());
  const presence = usePresence();
  const outcome = useStatementFile(fileId).data ?? null;
  const isDone = outcome?.inProgress === false;
  useEffect(() => {
    if (isDone) void refreshStatements();
  }, [isDone]);
  const upload = async (file: File, accountId: number | undefined, encoding: FileEncoding | undefined) => {
    const controller = new AbortController();
    stop.current = controller;
    const send = uploaders.get(file) ?? statementUploader();
    uploaders.set(file, send);
    setShare(0);
    setError('');
    try {
      const uploaded = await send({ file, accountId, encoding, onProgress: setShare, signal: controller.signal });
      setFileId(uploaded.fileId);
    } catch (reason) {
      if (controller.signal.aborted || presence.isGone()) return;
      const [refused] = fieldErrorsOf(reason);
      if (refused?.field === 'encoding') setAsksEncoding(true);
      setError(refused?.messages[0] ?? messageOf(reason));
    } finally {
      setShare(null);
    }
  };
  return (
    <ImportStatementsForm
      accounts={useAccountNames()}
      share={share}
      error={error}
      asksEncoding={asksEncoding}
      isChecking={fileId !== null && !isDone}
      outcome={isDone ? outcome : null}
      onChange={() => {
        setError('');
        setAsksEncoding(false);
      }}
      onUpload={(...chosen) => void upload(...chosen)}
      onAnother={() => setFileId(null)}
      onStop={() => stop.current?.abort()}
      onClose={onClose}
    />
  );
}
