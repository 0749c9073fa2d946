import type { UserUploadCheck, UserUploadError } from '@quickportal/contracts/user-uploads/user-upload';
import { MOST_UPLOADED_USERS } from '@quickportal/contracts/user-uploads/user-upload-columns';
import { uploadErrorList } from '@quickportal/contracts/user-uploads/user-upload-lists';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { Textarea } from '@quickportal/ui/textarea';
import { CircleAlert } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
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
          <Alert tone="danger" title="There are errors in the data you entered.">
            {errorsCount > errors.length
              ? `The first ${formatCount(errors.length)} of ${formatCount(errorsCount)} errors are shown. Nothing was saved.`
              : 'Nothing was saved.'}
          </Alert>
          <ListTable<UserUploadError, string>
            of={uploadErrorList}
            idOf={({ lineNumber, nameOfField, errorText }) => `${lineNumber} ${nameOfField} ${errorText}`}
            columns={columns}
            list={{ table: { rows: errors, recordsCount: errors.length, state: 'ready' } }}
            empty={{ icon: <CircleAlert />, text: 'Errors are shown here.' }}
          />
        </>
      )}
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onNext();
          }}
        >
          <CardBody className="grid gap-4">
            <div className="grid gap-2 text-ink-2">
              <p>
                Paste up to {formatCount(MOST_UPLOADED_USERS)} users from a spreadsheet with four columns in this order:
                Login Name, Full Name, Email, Phone, with no heading row. CSV is also supported.
              </p>
              <p>
                {labelled(
                  'You choose roles and the business on the next page. Only roles that you hold can be assigned.',
                )}
              </p>
            </div>
            <Field label="Users" error={failure === undefined ? [] : [failure]}>
              <Textarea
                value={text}
                onValueChange={onTextChange}
                rows={12}
                spellCheck={false}
                autoComplete="off"
                className="font-mono text-13"
              />
            </Field>
          </CardBody>
          <CardFooter className="justify-end">
            <Button type="submit" variant="primary" busy={isBusy} disabled={text.trim() === ''}>
              Next
            </Button>
          </CardFooter>
        </form>
      </Card>
    </PageStack>
  );
}
