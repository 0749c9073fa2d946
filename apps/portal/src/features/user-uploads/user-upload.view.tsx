import type { UserUploadCheck, UserUploadError } from '@quickportal/contracts/user-uploads/user-upload';
import { MOST_UPLOADED_USERS } from '@quickportal/contracts/user-uploads/user-upload-columns';
import { uploadErrorList } from '@quickportal/contracts/user-uploads/user-upload-lists';
import { formatCount } from '@quickportal/ui/count';
import { CircleAlert } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PastedLinesAlert, PastedLinesForm } from '../../layout/forms/pasted-lines-form.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';

export interface UserUploadViewProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Errors of the text that was checked last. */
  check: Pick<UserUploadCheck, 'errors' | 'errorsCount'>;
  /** Why the text was not checked. */
  failure?: string | undefined;
  isBusy: boolean;
  onNext: () => void;
}

const columns = listColumns<UserUploadError, typeof uploadErrorList>(uploadErrorList, 'UTC', {});

/** Step 1: paste and check. */
// In the specification: 2P006
export function UserUploadView({ text, onTextChange, check, failure, isBusy, onNext }: UserUploadViewProps) {
  const { errors, errorsCount } = check;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader title="Create Staff Users in Bulk" subtitle="Step 1 of 3: paste users" />
      {errorsCount > 0 && (
        <>
          <PastedLinesAlert shown={errors.length} errorsCount={errorsCount} />
          <ListTable<UserUploadError, string>
            of={uploadErrorList}
            idOf={({ lineNumber, nameOfField, errorText }) => `${lineNumber} ${nameOfField} ${errorText}`}
            columns={columns}
            list={{ table: { rows: errors, recordsCount: errors.length, state: 'ready' } }}
            empty={{ icon: <CircleAlert />, text: 'Errors are shown here.' }}
          />
        </>
      )}
      <PastedLinesForm label="Users" {...{ text, onTextChange, failure, isBusy, onNext }}>
        <div className="grid gap-2 text-ink-2">
          <p>
            Paste up to {formatCount(MOST_UPLOADED_USERS)} users from a spreadsheet with four columns in this order:
            Login Name, Full Name, Email, Phone, with no heading row. CSV is also supported.
          </p>
          <p>
            {labelled('You choose roles and the business on the next page. Only roles that you hold can be assigned.')}
          </p>
        </div>
      </PastedLinesForm>
    </PageStack>
  );
}
