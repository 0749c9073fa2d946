import { useState } from 'react';
import { messageOf } from '../../data/problem.ts';
import { recentThings } from '../../data/recent-things.ts';
import { shownPaged } from '../../data/connection/query-client.ts';
import { useSession } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { CommunityChooserView } from './community-chooser.view.tsx';

interface CommunityChooserProps {
  chosen: number | null;
  onChoose: (communityId: number | null) => void;
}

/** Finds the community to work in by typing. */
export default function CommunityChooser(props: CommunityChooserProps) {
  const [text, setText] = useState('');
  const session = useSession();
  const query = useDebounced(text.trim(), 150);
  const { data, error, isFetching } = trpc.communities.search.useQuery({ query: { query } }, shownPaged);
  return (
    <CommunityChooserView
      {...props}
      text={text}
      onTextChange={setText}
      communities={data?.items ?? []}
      recent={recentThings(session)
        .filter(({ kind }) => kind === 'community')
        .map(({ communityId, name }) => ({ id: communityId, name }))}
      status={
        error ? messageOf(error) : isFetching ? 'Searching' : 'No community found. Try another name, code or number.'
      }
    />
  );
}
