import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input, type InputProps } from '../input/input.tsx';

export type PasswordInputProps = Omit<InputProps, 'type' | 'trailing' | 'mono'> & {
  autoComplete?: 'current-password' | 'new-password' | 'off';
};

/** A password, hidden until the person asks to see it. Pasting and password managers are welcome. */
export function PasswordInput({ autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
