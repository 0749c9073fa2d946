import { fileEncodings, type FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { FilePreview, FileReading } from '@quickportal/contracts/uploaded-files/file-preview';
import { Alert } from '@quickportal/ui/alert';
import { Checkbox } from '@quickportal/ui/checkbox';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { RadioGroup } from '@quickportal/ui/radio-group';

interface FilePreviewSectionProps {
  preview: FilePreview;
  /** The reading that is shown. */
  reading: FileReading;
  /** Null until one is chosen. */
  encoding: FileEncoding | null;
  onEncodingChange: (encoding: FileEncoding) => void;
  /** Whether columns that the format does not know are left out. */
  leaveOutUnknown: boolean;
  onLeaveOutUnknownChange: (leaveOut: boolean) => void;
  disabled: boolean;
}

/** How a file is read: its encoding, which the user chooses where the bytes do not show it, and its first rows. */
export function FilePreviewSection(props: FilePreviewSectionProps) {
  const { preview, reading, encoding, onEncodingChange, disabled } = props;
  const { leaveOutUnknown, onLeaveOutUnknownChange } = props;
  return (
    <>
      {!preview.isEncodingCertain && (
        <Field
          label="Encoding"
          help="The file does not show how its letters are stored. Choose the one that shows all names correctly; if none does, save the file again as CSV UTF-8."
          disabled={disabled}
        >
          <RadioGroup
            value={encoding ?? ''}
            onValueChange={(chosen) => onEncodingChange(chosen as FileEncoding)}
            options={preview.readings.map((option) => ({
              value: option.encoding,
              label: fileEncodings[option.encoding],
              description: lettersOf(option),
            }))}
          />
        </Field>
      )}
      {reading.errors.map(({ lineNumber, nameOfField, errorText }) => (
        <Alert
          key={`${lineNumber} ${nameOfField} ${errorText}`}
          tone="danger"
          title={[lineNumber > 0 ? `Line ${lineNumber}` : '', nameOfField, errorText].filter(Boolean).join(': ')}
        />
      ))}
      {reading.unknownCount > 0 && reading.errors.length === 0 && (
        <Alert tone="warning" title={titleOfUnknown(reading.unknownCount)}>
          <div className="grid gap-2">
            <p>{unknownHeadings(reading)}</p>
            <Checkbox
              value={leaveOutUnknown}
              onValueChange={onLeaveOutUnknownChange}
              label={`Leave out ${reading.unknownCount === 1 ? 'this column' : `these ${formatCount(reading.unknownCount)} columns`}`}
              disabled={disabled}
            />
          </div>
        </Alert>
      )}
      {reading.columns.length > 0 && (
        <FirstRows reading={reading} unknown={leaveOutUnknown ? 'Left out' : 'Unknown column'} />
      )}
    </>
  );
}

// oxlint-disable-next-line no-control-regex -- everything but ASCII
const LETTERS = /[^\u0000-\u007f]/;

/** The first values whose letters depend on the encoding. */
const lettersOf = ({ rows, columns }: FileReading): string =>
  [...columns.map(({ heading }) => heading), ...rows.flatMap(({ values }) => values)]
    .filter((value) => LETTERS.test(value))
    .slice(0, 3)
    .join(' · ');

const titleOfUnknown = (count: number): string =>
  count === 1 ? '1 column is not part of this format.' : `${formatCount(count)} columns are not part of this format.`;

/** Headings of unknown columns, those without one by their place; long lists end in how many more there are. */
function unknownHeadings({ columns, unknownCount }: FileReading): string {
  const headings = columns.flatMap(({ heading, title }, at) => (title === null ? [heading || `Column ${at + 1}`] : []));
  const shown = headings.slice(0, MOST_HEADINGS);
  const more = unknownCount - shown.length;
  return [...shown, ...(more > 0 ? [`${formatCount(more)} more`] : [])].join(', ');
}

const MOST_HEADINGS = 20;

const cell = 'h-row-compact border-b border-line-soft px-3 text-left whitespace-nowrap';

interface FirstRowsProps {
  reading: FileReading;
  /** What is said about columns that the format does not have. */
  unknown: string;
}

function FirstRows({ reading: { columns, rows }, unknown }: FirstRowsProps) {
  return (
    <section
      // A region that scrolls is reached by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="First rows"
      className="overflow-x-auto rounded-2 border border-line"
    >
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">First rows as they are read</caption>
        <thead className="text-12 text-ink-2">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              Line
            </th>
            {columns.map(({ heading, title }, at) => (
              <th key={at} scope="col" className={`${cell} font-medium`}>
                {heading || `Column ${at + 1}`}
                {title !== heading && (
                  <span className="block font-normal">{title === null ? unknown : `Read as ${title}`}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lineNumber, values }) => (
            <tr key={lineNumber}>
              <th scope="row" className={`${cell} font-normal text-ink-2`}>
                {lineNumber}
              </th>
              {columns.map((_column, at) => (
                <td key={at} className={cell}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
