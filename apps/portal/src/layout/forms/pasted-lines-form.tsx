import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { Textarea } from '@quickportal/ui/textarea';

export interface PastedLinesFormProps {
  /** Label of the text. */
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Why the text was not checked. */
  failure?: string | undefined;
  isBusy: boolean;
  onNext: () => void;
  /** What to paste. */
  children: React.ReactNode;
}

/** Lines that are pasted from a spreadsheet, to be checked before anything is saved. */
export function PastedLinesForm(props: PastedLinesFormProps) {
  const { label, text, onTextChange, failure, isBusy, onNext, children } = props;
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <CardBody className="grid gap-4">
          {children}
          <Field label={label} error={failure === undefined ? [] : [failure]}>
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
  );
}

/** Says that pasted lines are wrong, and how many errors of all the list below it has. */
export function PastedLinesAlert({ shown, errorsCount }: { shown: number; errorsCount: number }) {
  return (
    <Alert tone="danger" title="There are errors in the data you entered.">
      {errorsCount > shown
        ? `The first ${formatCount(shown)} of ${formatCount(errorsCount)} errors are shown. Nothing was saved.`
        : 'Nothing was saved.'}
    </Alert>
  );
}
