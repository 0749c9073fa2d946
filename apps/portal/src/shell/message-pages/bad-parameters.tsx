import { Link2Off } from 'lucide-react';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { MessagePage } from '../../layout/page/message-page.tsx';
import type { SearchProblem } from '../../pages/search-params.ts';

interface BadParametersProps {
  title: string;
  problems: readonly SearchProblem[];
}

/** The address lacks a parameter, or one does not fit: says which and why. */
export default function BadParameters({ title, problems }: BadParametersProps) {
  return (
    <MessagePage icon={<Link2Off />} title="This link is not valid" actions={<HomeButton />}>
      <p>{title} cannot be opened with this address. Check the link:</p>
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
