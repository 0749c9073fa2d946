import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { CodeBlock } from '../../layout/code-block.tsx';

interface NewKeyProps {
  secret: string;
  onSaved: () => void;
}

/** The secret of a new key, this once. */
export const NewKey = ({ secret, onSaved }: NewKeyProps) => (
  <Alert
    tone="warning"
    title="Copy this key now: it is not shown again"
    actions={
      <Button size="sm" onClick={onSaved}>
        I have saved it
      </Button>
    }
  >
    <p className="mb-2">
      Store it where only your program can read it. If you lose it, replace the key: not even your facility can look it
      up.
    </p>
    <CodeBlock label="Key" text={secret} breaks />
  </Alert>
);
