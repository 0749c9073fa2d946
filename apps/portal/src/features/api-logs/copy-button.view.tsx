import { Button, type ButtonProps } from '@quickportal/ui/button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** Copies a text and confirms it. */
export function CopyButton({ text, children, ...props }: ButtonProps & { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Refused by the browser, or unavailable without a secure connection: the text can still be selected
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button {...props} onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
      {isCopied ? 'Copied' : children}
    </Button>
  );
}
