import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { formatCount } from '@quickportal/ui/count';
import { toast } from '@quickportal/ui/toast';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { fileChanged } from './uploaded-files.data.ts';

interface CancelFileDialogProps {
  file: UploadedFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a file is stopped on its way. */
export function CancelFileDialog({ file, open, onOpenChange }: CancelFileDialogProps) {
  const cancel = trpc.uploadedFiles.cancel.useMutation({
    ...shownInline,
    onSuccess: (changed) => {
      toast({ title: `${changed.fileName} cancelled` });
      void fileChanged(changed);
      onOpenChange(false);
    },
  });
  const change = (next: boolean) => {
    cancel.reset();
    onOpenChange(next);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={`Cancel ${file.fileName}?`}
      action="Cancel file"
      cancel="Keep going"
      busy={cancel.isPending}
      error={cancel.error ? messageOf(cancel.error) : undefined}
      onAction={() => cancel.mutate({ params: { fileId: file.fileId } })}
    >
      {file.step === 'CHECK' ? (
        <p>The lines are still being checked. Nothing of this file will be done.</p>
      ) : (
        <p>
          {formatCount(file.appliedCount)} of {formatCount(file.lineCount ?? 0)} lines are done and stay so. The others
          will not be done.
        </p>
      )}
    </AlertDialog>
  );
}
