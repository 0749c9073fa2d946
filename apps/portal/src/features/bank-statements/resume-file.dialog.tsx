import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { FaultList } from './bank-statement.entity.tsx';

interface ResumeFileDialogProps {
  file: BankStatementFile;
  onClose: () => void;
}

/** Asks before statements are imported whose balances do not follow on. */
export const ResumeFileDialog = ({ file, onClose }: ResumeFileDialogProps) => (
  <ConfirmChange
    call="bankStatements.resumeFile"
    input={{ params: { fileId: file.fileId } }}
    title={`Import ${file.fileName} with the gap?`}
    action="Import with the gap"
    cancel="Keep held"
    done={({ fileName }) => `${fileName} is being imported`}
    onClose={onClose}
  >
    <FaultList faults={file.faults} most={3} />
    <p>
      The gap stays listed with the statement. If the missing statement is still to come, keep the file held: it is
      imported automatically after that one.
    </p>
  </ConfirmChange>
);
