import { Button } from '@quickportal/ui/button';
import { classNames } from '@quickportal/ui/class-names';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

interface CodeBlockProps {
  /** Label: "Request". */
  label: string;
  text: string;
  /** Wraps long lines, so that no part of a key is hidden. */
  breaks?: boolean;
  /** Wraps long lines between words: a document that people read. */
  wraps?: boolean;
}

/** Machine text, unformatted, with a copy button. */
export function CodeBlock({ label, text, breaks = false, wraps = false }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false);
  // Refused by the browser, or unavailable without a secure connection: the text can still be selected
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="flex items-center justify-between gap-3 text-13 font-strong">
        {label}
        <Button size="sm" onClick={() => void copy()} aria-label={isCopied ? 'Copied' : `Copy ${label.toLowerCase()}`}>
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </figcaption>
      <pre
        // A region that scrolls is reached by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className={classNames(
          'max-h-80 overflow-auto rounded-2 border border-line bg-surface-sunken p-3 font-mono text-12',
          breaks && 'break-all whitespace-pre-wrap',
          wraps && 'wrap-anywhere whitespace-pre-wrap',
        )}
      >
        {text}
      </pre>
    </figure>
  );
}
