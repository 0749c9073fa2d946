import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import { fileEncodings, type FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { countedNoun } from '@quickportal/ui/count';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Field } from '@quickportal/ui/field';
import { FileDrop } from '@quickportal/ui/file-drop';
import { Progress } from '@quickportal/ui/progress';
import { Select } from '@quickportal/ui/select';
import { useState } from 'react';
import { FaultList } from './bank-statement.entity.tsx';

export interface ImportStatementsFormProps {
  /** Accounts that a file can be of. */
  accounts: readonly (readonly [number, string])[];
  /** How much has left, 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** Why the file was refused at once. */
  error: string;
  /** The bytes do not show how letters are stored. */
  asksEncoding: boolean;
  /** The file was received and is being checked. */
  isChecking: boolean;
  /** What came of it. */
  outcome: BankStatementFile | null;
  /** Another file was chosen. */
  onChange: () => void;
  onUpload: (file: File, accountId: number | undefined, encoding: FileEncoding | undefined) => void;
  onAnother: () => void;
  onStop: () => void;
  onClose: () => void;
}

const BY_NUMBER = 'BY_NUMBER';
const FORMATS =
  'MT940, BAI2, NAI, camt.053, or the CSV of Westpac, NAB or CommBank. The content decides, not the name.';

/** Choosing a file of bank statements, and what came of it. */
export function ImportStatementsForm(props: ImportStatementsFormProps) {
  const { accounts, share, error, asksEncoding, isChecking, outcome } = props;
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const [account, setAccount] = useState(BY_NUMBER);
  const [encoding, setEncoding] = useState('');
  const isBusy = share !== null || isChecking;
  const choose = (next: File | null) => {
    setFile(next);
    setOwnFault('');
    setEncoding('');
    props.onChange();
  };
  const send = () => {
    if (!file) return setOwnFault('Choose a file.');
    if (file.size === 0) return setOwnFault('The file is empty.');
    props.onUpload(
      file,
      account === BY_NUMBER ? undefined : Number(account),
      encoding === '' ? undefined : (encoding as FileEncoding),
    );
  };
  const another = () => {
    choose(null);
    props.onAnother();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent
        title="Import statements"
        description="All of a file is imported, or nothing of it. A statement is imported once."
      >
        <DialogBody>
          {outcome ? (
            <Outcome file={outcome} />
          ) : (
            <>
              <Field label="File" help={FORMATS} error={ownFault || (asksEncoding ? '' : error)} disabled={isBusy}>
                <FileDrop
                  accept=".sta,.mt940,.940,.bai,.bai2,.nai,.xml,.camt,.053,.csv,.txt,text/plain,text/csv,text/xml"
                  value={file}
                  onValueChange={choose}
                  onTooMany={() => setOwnFault('Drop one file at a time.')}
                />
              </Field>
              <Field
                label="Account"
                help="CommBank CSV names no account: choose the one that it is of."
                disabled={isBusy}
              >
                <Select
                  value={account}
                  onValueChange={setAccount}
                  options={[
                    { value: BY_NUMBER, label: 'By the account number in the file' },
                    ...accounts.map(([id, name]) => ({ value: String(id), label: name })),
                  ]}
                />
              </Field>
              {asksEncoding && (
                <Field label="Encoding" error={encoding === '' ? error : ''} disabled={isBusy}>
                  <Select
                    value={encoding}
                    onValueChange={setEncoding}
                    placeholder="Choose how letters are stored"
                    options={(['windows-1252', 'macintosh'] as const).map((value) => ({
                      value,
                      label: fileEncodings[value],
                    }))}
                  />
                </Field>
              )}
              {isBusy && <UnderWay share={share} />}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          {share !== null ? (
            <Button onClick={props.onStop}>Stop</Button>
          ) : (
            <Button onClick={props.onClose}>{outcome || isChecking ? 'Close' : 'Cancel'}</Button>
          )}
          {outcome ? (
            <Button variant="primary" onClick={another}>
              Import another file
            </Button>
          ) : (
            <Button variant="primary" busy={isBusy} disabled={asksEncoding && encoding === ''} onClick={send}>
              Import
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function UnderWay({ share }: { share: number | null }) {
  const percent = share === null ? 100 : Math.floor(share * 100);
  return (
    <div className="grid gap-1.5">
      <Progress label="Import progress" value={percent} />
      <span className="text-13">{percent < 100 ? `${percent}% sent` : 'Checking every line and balance'}</span>
    </div>
  );
}

function Outcome({ file }: { file: BankStatementFile }) {
  const { fileName, formatTitle, status, statementCount, lineCount, faults } = file;
  if (status === 'IMPORTED')
    return (
      <Alert tone="success" title={`${fileName} was imported`}>
        {formatTitle}: {countedNoun(statementCount, 'statement')} with {countedNoun(lineCount, 'line')}. Balances and
        totals fit.
      </Alert>
    );
  if (status === 'HELD')
    return (
      <Alert tone="warning" title={`${fileName} is held`}>
        <FaultList faults={faults} most={3} />
        <p className="mt-2">
          Nothing was imported yet. Import the missing statement and this file follows automatically, or import it with
          the gap from the list of statement files.
        </p>
      </Alert>
    );
  return (
    <Alert tone="danger" title={`${fileName} was refused`}>
      <FaultList faults={faults} most={5} />
      <p className="mt-2">Nothing was imported.</p>
    </Alert>
  );
}
