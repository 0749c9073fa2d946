import { Button } from '@quickportal/ui/button';
import { House, Link2Off } from 'lucide-react';
import { MessagePage } from '../layout/message-page.tsx';
import { PageLink } from '../pages/page-link.tsx';
import type { SearchProblem } from '../pages/search-params.ts';

interface BadParametersProps {
  title: string;
  problems: readonly SearchProblem[];
}

/** The address lacks a parameter, or one does not fit: says which and why. */
export function BadParameters({ title, problems }: BadParametersProps) {
  return (
    <MessagePage
      icon={<Link2Off />}
      title="This link is not complete"
      actions={
        <Button asChild variant="primary">
          <PageLink to="HomeView">
            <House />
            Home
          </PageLink>
        </Button>
      }
    >
      <p>{title} cannot be opened with this address:</p>
      <ul className="grid gap-1">
        {problems.map(({ name, problem }) => (
          <li key={name}>
            <code className="font-mono text-ink">{name}</code> {problem}
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
