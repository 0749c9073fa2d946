import type { FileFormatInfo } from '@quickportal/contracts/uploaded-files/file-format';
import { Button } from '@quickportal/ui/button';
import { ChevronRight, Download } from 'lucide-react';

/** A field as CSV has it (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file to begin with: the header row and one line of examples, in UTF-8 as Excel recognises it. */
export function templateOf({ columns }: Pick<FileFormatInfo, 'columns'>): string {
  const row = (values: readonly string[]) => `${values.map(quoted).join(',')}\r\n`;
  return `\ufeff${row(columns.map(({ title }) => title))}${row(columns.map(({ example }) => example))}`;
}

function saveTemplate(format: FileFormatInfo): void {
  const address = URL.createObjectURL(new Blob([templateOf(format)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${format.title.toLowerCase().replaceAll(/\W+/g, '-')}-template.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/** What the first line of a file names, on demand, and a file to begin with. */
export function FileColumns({ format }: { format: FileFormatInfo }) {
  return (
    <details className="group/columns rounded-2 border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-2 px-4 py-2.5 font-strong text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-3.5 stroke-2 transition-[rotate] group-open/columns:rotate-90" />
        Columns of the file
      </summary>
      <div className="grid gap-3 border-t border-line px-4 py-3">
        <p className="text-13">
          The first line contains the column names, in any order. Usual other names, such as Mobile for Phone, are
          recognised. Leave out columns that you do not need.
        </p>
        <dl className="grid gap-2 text-13">
          {format.columns.map(({ title, description, required }) => (
            <div key={title}>
              <dt className="font-strong text-ink">
                {title} {required && <span className="font-normal text-ink-2">(required)</span>}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="sm" onClick={() => saveTemplate(format)}>
            <Download />
            Download template
          </Button>
        </div>
      </div>
    </details>
  );
}
