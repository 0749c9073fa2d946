import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Checkbox } from '@quickportal/ui/checkbox';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Field } from '@quickportal/ui/field';
import { RadioGroup } from '@quickportal/ui/radio-group';

/** Which columns to export. */
export type ExportColumnsChoice = 'list' | 'configured' | 'all';

export interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "Export customers". */
  title: string;
  /** Content of the file: "1,284 customers, Status: Disabled". */
  what: string;
  /** What all columns include beyond the list: "addresses included". */
  allColumnsHint: string;
  /** Number of columns of each choice. */
  columnCounts: Record<'list' | 'all', number>;
  /** Where the facility sets the columns of such files: the page that does. */
  configuredBy?: string;
  columns: ExportColumnsChoice;
  onColumnsChange: (columns: ExportColumnsChoice) => void;
  forExcel: boolean;
  onForExcelChange: (forExcel: boolean) => void;
  busy: boolean;
  error?: string;
  onExport: () => void;
}

/** Enter submits, as in a field, unless the key is still held from the button that opened the dialog. */
const submitOnEnter = ({ key, repeat, currentTarget }: React.KeyboardEvent) => {
  if (key === 'Enter' && !repeat) currentTarget.closest('form')?.requestSubmit();
};

/** Describes the content of the file and asks for its columns. */
export function ExportDialog(props: ExportDialogProps) {
  const { columnCounts, error } = props;
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent size="sm" title={props.title} description={props.what}>
        <form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            if (!props.busy) props.onExport();
          }}
        >
          <DialogBody>
            {error !== undefined && <Alert tone="danger" title={error} />}
            <Field label="Columns">
              <RadioGroup
                onKeyDown={submitOnEnter}
                value={props.columns}
                onValueChange={(chosen) => props.onColumnsChange(chosen as ExportColumnsChoice)}
                options={[
                  {
                    value: 'list',
                    label: 'As in the list',
                    description: `${columnCounts.list} columns, in this order`,
                  },
                  ...(props.configuredBy === undefined
                    ? []
                    : [
                        {
                          value: 'configured',
                          label: 'As configured',
                          description: `The columns of ${props.configuredBy}`,
                        },
                      ]),
                  {
                    value: 'all',
                    label: 'All columns',
                    description: `${columnCounts.all} columns, ${props.allColumnsHint}`,
                  },
                ]}
              />
            </Field>
            <Checkbox
              onKeyDown={submitOnEnter}
              value={props.forExcel}
              onValueChange={props.onForExcelChange}
              label="For Excel"
              description="A workbook (.xlsx): numbers keep their leading zeros, amounts are numbers and dates are dates."
            />
            <p className="text-13 text-ink-2">
              Creates {props.forExcel ? 'an Excel workbook' : 'a CSV file'}. You can keep working; if it takes longer
              than a minute, you get an email. The file can be downloaded for 24 hours.
            </p>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={props.busy}>
              Export
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
