import { Button, type ButtonProps } from '@quickportal/ui/button';
import { Search } from 'lucide-react';
import { openPalette } from './palette-store.ts';

/** Opens the palette from a page. */
export function PaletteButton({ children, ...props }: ButtonProps) {
  return (
    <Button onClick={openPalette} {...props}>
      <Search />
      {children}
    </Button>
  );
}
