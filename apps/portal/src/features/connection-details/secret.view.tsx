import { Button } from '@quickportal/ui/button';
import { Mono } from '@quickportal/ui/mono';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

interface SecretProps {
  /** Null while it is hidden. */
  value: string | null;
  /** Noun for the button's name: "hand-off key". */
  label: string;
  /** Whether this user can have it shown. */
  canShow: boolean;
}

/** A secret, or what stands for it while it is hidden. */
export function Secret({ value, label, canShow }: SecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  if (value === null)
    return <span className="text-ink-2">{canShow ? 'Hidden. Show it with your password.' : 'Hidden'}</span>;
  // Refused by the browser, or unavailable without a secure connection: the text can still be selected
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Mono className="break-all">{value}</Mono>
      <Button size="sm" onClick={() => void copy()} aria-label={isCopied ? 'Copied' : `Copy ${label}`}>
        {isCopied ? <Check /> : <Copy />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </span>
  );
}
