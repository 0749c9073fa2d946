import type { HandoffCheck } from '@quickportal/contracts/connection-details/check';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Field } from '@quickportal/ui/field';
import { Missing } from '@quickportal/ui/missing';
import { Mono } from '@quickportal/ui/mono';
import { Textarea } from '@quickportal/ui/textarea';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { CodeBlock } from '../../layout/code-block.tsx';

export interface VerifyHandoffViewProps {
  /** Null before anything was verified. */
  result: HandoffCheck | null;
  busy: boolean;
  error: string | undefined;
  onVerify: (pasted: { request: string; signedText: string }) => void;
}

/** Says whether a pasted request would be accepted, and which field differs. */
export function VerifyHandoffView({ result, busy, error, onVerify }: VerifyHandoffViewProps) {
  const [request, setRequest] = useState('');
  const [signedText, setSignedText] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <Card title="Verify a hand-off">
      <CardBody className="grid gap-4">
        <form
          noValidate
          className="grid max-w-160 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(request.trim() === '');
            if (request.trim() !== '') onVerify({ request, signedText });
          }}
        >
          <Field
            label="Request"
            help="The form as it is posted, name=value joined by &, or one field a line."
            error={missing ? 'Paste a request.' : error}
          >
            <Textarea value={request} onValueChange={setRequest} rows={4} spellCheck={false} className="font-mono" />
          </Field>
          <Field
            label="Text that you signed"
            mark="optional"
            help="What your program put into the HMAC, to be compared field by field."
          >
            <Textarea
              value={signedText}
              onValueChange={setSignedText}
              rows={3}
              spellCheck={false}
              className="font-mono"
            />
          </Field>
          <div>
            <Button type="submit" busy={busy}>
              Verify
            </Button>
          </div>
        </form>
        {result && <Result result={result} />}
      </CardBody>
    </Card>
  );
}

function Result({ result }: { result: HandoffCheck }) {
  const { isValid, isSignatureRight, fault, fields } = result;
  return (
    <div className="grid min-w-0 gap-4">
      {isValid ? (
        <Alert tone="success" title="This request would be accepted" />
      ) : (
        <Alert
          tone="danger"
          title={isSignatureRight ? 'The signature is right, but fields are not' : 'The signature differs'}
        >
          {fault ?? 'See the fields below.'}
        </Alert>
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-left text-13">
          <caption className="sr-only">Fields of the request</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Field
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Value
              </th>
              <th scope="col" className="py-1.5 font-medium">
                Verdict
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow key={field.name} field={field} />
            ))}
          </tbody>
        </table>
      </div>
      <CodeBlock label="Text to sign" text={result.signedText} breaks />
    </div>
  );
}

function FieldRow({ field: { name, value, signedValue, verdict, fault } }: { field: HandoffCheck['fields'][number] }) {
  return (
    <tr className="border-t border-line-soft align-top">
      <th scope="row" className="py-1.5 pr-4 font-regular">
        <Mono>{name}</Mono>
      </th>
      <td className="py-1.5 pr-4">
        {value === null ? <Missing /> : <Mono className="break-all">{value}</Mono>}
        {verdict === 'DIFFERENT' && (
          <p className="text-ink-2">
            Signed: {signedValue === null ? 'not at all' : <Mono className="break-all">{signedValue}</Mono>}
          </p>
        )}
      </td>
      <td className="py-1.5">
        <span className="flex gap-1.5">
          {fault === null ? (
            <CircleCheck className="mt-0.5 size-4 flex-none text-success-ink" aria-hidden />
          ) : (
            <CircleAlert className="mt-0.5 size-4 flex-none text-danger-ink" aria-hidden />
          )}
          {fault ?? 'Right'}
        </span>
      </td>
    </tr>
  );
}
