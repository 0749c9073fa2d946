import { offeredKeys } from '@quickportal/contracts/rules/search-grammar/complete-search';
import { waysOf } from '@quickportal/contracts/rules/search-grammar/ways-of';
import type { NamedIds, SearchGrammar } from '@quickportal/contracts/rules/search-grammar/grammar';
import { writeSearch } from '@quickportal/contracts/rules/search-grammar/write-search';
import { IconButton } from '@quickportal/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@quickportal/ui/popover';
import { CircleQuestionMark } from 'lucide-react';
import { useRef, useState } from 'react';

interface SearchHelpProps {
  grammar: SearchGrammar;
  values: object;
  names: NamedIds;
  /** Fills an example into the box. */
  onTry: (example: string) => void;
}

/** Explains the search box of a list, with its keys and examples. */
export function SearchHelp({ grammar, values, names, onTry }: SearchHelpProps) {
  const [open, setOpen] = useState(false);
  const tried = useRef<string>(undefined);
  const shown = open ? writeSearch(grammar, values, names) : '';
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label="How to search">
          <CircleQuestionMark />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        aria-label="How to search"
        align="end"
        className="grid w-112 gap-3"
        onCloseAutoFocus={(event) => {
          if (tried.current === undefined) return;
          // The user continues in the box
          event.preventDefault();
          onTry(tried.current);
          tried.current = undefined;
        }}
      >
        <p>Type words to look for, and filters beside them: a name, a colon and a value.</p>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
          {offeredKeys(grammar, names).map(([word, key]) => (
            <div key={word} className="contents">
              <dt className="font-mono">{word}:</dt>
              <dd className="text-ink-2">
                {key.title}: <Unbroken text={waysOf(key, names)} />
                {'many' in key && key.many && '; several with commas'}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-13 text-ink-2">
          Put quotes around a value with spaces, and around a text with a colon that is no filter:{' '}
          <code className="font-mono text-ink">"INV:4711"</code>.
        </p>
        <section className="grid justify-items-start gap-1" aria-label="Examples">
          <h3 className="text-13 font-strong">Examples</h3>
          {grammar.examples.map((example) => (
            <button
              key={example}
              type="button"
              className="rounded-1 text-left font-mono text-13 text-accent-ink underline-offset-2 hover:underline max-sm:min-h-10"
              onClick={() => {
                tried.current = example;
                setOpen(false);
              }}
            >
              {example}
            </button>
          ))}
        </section>
        {shown !== '' && (
          <section className="grid gap-1" aria-label="Shown now">
            <h3 className="text-13 font-strong">Shown now</h3>
            <code className="font-mono text-13 wrap-anywhere">{shown}</code>
          </section>
        )}
      </PopoverContent>
    </Popover>
  );
}

/** Words that do not break at hyphens, so that they can be copied by eye. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(' ').map((word, at) => (
    // The words never change their places
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </span>
  ));
