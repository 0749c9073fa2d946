import { Button, type ButtonProps } from '@quickportal/ui/button';
import { Search } from 'lucide-react';
import { paletteOpen } from './palette-store.ts';

/** Opens the palette from a page. */
export function PaletteButton({ children, ...props }: ButtonProps) {
  return (
    <Button onClick={() => paletteOpen.set(true)} {...props}>
      <Search />
      {children}
    </Button>
  );
}
