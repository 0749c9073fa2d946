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
        description="Keep it where your receiver finds it, and nowhere else. It is not shown again; a lost one is replaced."
        // A press beside the dialog must not lose it
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogBody>
          <CodeBlock label="Secret" text={secret} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
