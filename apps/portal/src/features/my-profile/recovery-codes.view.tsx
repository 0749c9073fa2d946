import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, this once: copied, downloaded or written down before the dialog closes. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Recovery codes"
        description="Save them in a safe place. Each code works once instead of the app. They are not shown again."
        // A press beside the dialog must not lose them
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody>
          <ul className="grid grid-cols-2 gap-2 rounded-2 border border-line bg-surface-sunken p-4 font-mono text-ink max-sm:grid-cols-1">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy()}>
              <Copy />
              {copied ? 'Copied' : 'Copy'}
            </Button>
            <Button size="sm" onClick={() => download(text)}>
              <Download />
              Download
            </Button>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'quickportal-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
