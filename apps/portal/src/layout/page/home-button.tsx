import { Button, type ButtonProps } from '@quickportal/ui/button';
import { House } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';

/** Link to the home page, for pages with nothing else to offer. */
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
