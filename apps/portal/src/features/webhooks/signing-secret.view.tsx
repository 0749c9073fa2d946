import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { CodeBlock } from '../../layout/code-block.tsx';

interface SigningSecretProps {
  secret: string;
  onClose: () => void;
}

/** The secret, this once: copied before the dialog closes. */
export function SigningSecret({ secret, onClose }: SigningSecretProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Signing secret"
        description="Store it where only your receiver can read it. It is not shown again; if you lose it, replace it."
        // A press beside the dialog must not lose it
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody>
          <CodeBlock label="Secret" text={secret} breaks />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            I have saved it
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
