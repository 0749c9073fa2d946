import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';

/** Rows of a file by the codes of their columns. */
export interface PreviewedRows {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ColumnPreviewProps {
  /** Null while it loads. */
  preview: PreviewedRows | null;
  /** Which rows they are. */
  note: string;
  /** What is shown where there are none. */
  empty: string;
  chosen: readonly string[];
  titleOf: (code: string) => string;
}

/** Rows with the chosen columns, before anything is saved. */
export function ColumnPreview({ preview, note, empty, chosen, titleOf }: ColumnPreviewProps) {
  return (
    <Card title="Preview" note={note}>
      {preview === null && (
        <CardBody>
          <Skeleton className="h-32 w-full" />
        </CardBody>
      )}
      {preview?.rows.length === 0 && (
        <CardBody>
          <p className="text-13 text-ink-2">{empty}</p>
        </CardBody>
      )}
      {preview !== null && preview.rows.length > 0 && (
        <section
          // A region that scrolls is reached by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Preview of the file"
          className="overflow-x-auto"
        >
          <table className="w-full text-13 whitespace-nowrap">
            <thead>
              <tr>
                {chosen.map((code) => (
                  <th key={code} scope="col" className="border-b border-line px-3 py-2 text-left first:pl-5 last:pr-5">
                    {titleOf(code)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row, at) => (
                <tr key={at}>
                  {chosen.map((code) => (
                    <td key={code} className="border-b border-line-soft px-3 py-2 first:pl-5 last:pr-5">
                      {row[preview.columns.indexOf(code)]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
