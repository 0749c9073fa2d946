import { Button, type ButtonProps } from '@quickportal/ui/button';
import { House } from 'lucide-react';
import { PageLink } from '../pages/page-link.tsx';

/** The way home from a page that has nothing else to offer. */
export function HomeButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button asChild variant={variant}>
      <PageLink to="HomeView">
        <House />
        Home
      </PageLink>
    </Button>
  );
}
