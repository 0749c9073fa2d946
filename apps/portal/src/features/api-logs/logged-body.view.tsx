import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyButton } from './copy-button.view.tsx';
import { foldedAtFirst, type Json, type JsonLine, linesOf } from './json-lines.ts';

export interface LoggedBodyProps {
  title: 'Request' | 'Response';
  headers: Readonly<Record<string, string>>;
  body: string;
  isTruncated: boolean;
}

/** Request or response of a call: its headers folded away, its body formatted, and large parts of it folded. */
export function LoggedBody({ title, headers, body, isTruncated }: LoggedBodyProps) {
  const value = useMemo(() => parsed(body), [body]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(value === undefined ? [] : foldedAtFirst(value)),
  );
  const lines = value === undefined ? plainLines(body) : linesOf(value, folded);
  const toggle = (path: string) =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(path)) after.add(path);
      return after;
    });
  return (
    <Card
      title={title}
      note={noteOf(body, isTruncated)}
      actions={
        body !== '' && (
          <>
            {folded.size > 0 && (
              <Button size="sm" variant="ghost" onClick={() => setFolded(new Set())}>
                Expand all
              </Button>
            )}
            <CopyButton
              size="sm"
              variant="ghost"
              aria-label={`Copy ${title.toLowerCase()}`}
              text={indented(value, body)}
            >
              Copy
            </CopyButton>
          </>
        )
      }
    >
      <Headers headers={headers} />
      {body === '' ? (
        <p className="px-5 py-3 text-ink-2 max-sm:px-4">No body.</p>
      ) : (
        <section
          // A region that scrolls is reached by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={`${title} body`}
          className="max-h-[36rem] overflow-auto rounded-b-3 bg-surface-sunken py-2 font-mono text-12 leading-5 -outline-offset-2"
        >
          <ol className="w-max min-w-full">
            {lines.map((line, at) => (
              // Lines have no other name than their place
              // oxlint-disable-next-line react/no-array-index-key
              <Line key={at} line={line} number={at + 1} onToggle={toggle} />
            ))}
          </ol>
        </section>
      )}
    </Card>
  );
}

function noteOf(body: string, isTruncated: boolean): string | undefined {
  if (isTruncated) return 'Cut after 64 KB';
  return body === '' ? undefined : sizeText(new Blob([body]).size);
}

const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${formatCount(bytes)} bytes` : `${(bytes / 1000).toFixed(1)} kB`;

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const indented = (value: Json | undefined, body: string): string =>
  value === undefined ? body : JSON.stringify(value, null, 2);

const plainLines = (body: string): JsonLine[] => body.split('\n').map((text) => ({ depth: 0, text, comma: false }));

interface LineProps {
  line: JsonLine;
  number: number;
  onToggle: (path: string) => void;
}

function Line({ line: { depth, name, text, fold, comma }, number, onToggle }: LineProps) {
  return (
    <li className="flex pr-5 whitespace-pre">
      <span aria-hidden="true" className="w-11 flex-none pr-3 text-right text-ink-3 select-none">
        {number}
      </span>
      <span>
        {'  '.repeat(depth)}
        {name !== undefined && (
          <>
            <span className="text-accent-ink">{JSON.stringify(name)}</span>:{' '}
          </>
        )}
        {fold ? (
          <button
            type="button"
            aria-expanded={!fold.isFolded}
            aria-label={`${fold.isFolded ? 'Expand' : 'Fold'} ${name ?? 'entry'}, ${fold.holds}`}
            onClick={() => onToggle(fold.path)}
            className="rounded-1 border border-line-strong bg-surface px-1.5 leading-4 hover:bg-surface-hover"
          >
            {text}
          </button>
        ) : (
          text
        )}
        {comma && ','}
      </span>
    </li>
  );
}

function Headers({ headers }: Pick<LoggedBodyProps, 'headers'>) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <details className="group border-b border-line-soft">
      <summary className="flex cursor-pointer items-center gap-2 px-5 py-2 text-13 -outline-offset-2 hover:bg-surface-hover max-sm:px-4">
        <ChevronRight className="size-3.5 flex-none group-open:rotate-90" />
        <span className="whitespace-nowrap">{entries.length === 1 ? '1 header' : `${entries.length} headers`}</span>
        <span className="truncate text-ink-2">{entries.map(([name]) => written(name)).join(', ')}</span>
      </summary>
      <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1 px-5 pb-3 font-mono text-12 max-sm:grid-cols-1 max-sm:px-4">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{written(name)}</dt>
            <dd className="wrap-anywhere max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** "content-type": Content-Type */
const written = (name: string): string => name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
