import { Check, Globe, Search } from 'lucide-react';
import { Crest } from './crest.tsx';
import { SearchList, type SearchListItem } from '../search-list.tsx';

interface CommunityOption {
  communityId: number;
  communityCode: string;
  communityName: string;
  currency: string;
}

export interface CommunityChooserViewProps {
  text: string;
  onTextChange: (text: string) => void;
  communities: readonly CommunityOption[];
  /** Those opened last, offered before anything is typed. */
  recent: readonly { id: number; name: string }[];
  /** What is there when none is offered. */
  status: string;
  chosen: number | null;
  onChoose: (communityId: number | null) => void;
}

interface Entry extends SearchListItem {
  communityId: number | null;
}

const chosenMark = <Check className="text-accent-ink" aria-label="Chosen" />;

/** The communities found, and the way back to all of them. */
export function CommunityChooserView(props: CommunityChooserViewProps) {
  const { text, onTextChange, communities, recent, status, chosen, onChoose } = props;
  const lately: Entry[] =
    text === ''
      ? recent.map(({ id, name }) => ({
          id: `recent-${id}`,
          label: name,
          icon: <Crest name={name} />,
          aside: id === chosen && chosenMark,
          group: 'Recent',
          communityId: id,
        }))
      : [];
  const leave: Entry[] =
    chosen !== null && text === ''
      ? [{ id: 'leave', label: 'Leave community', detail: 'All communities', icon: <Globe />, communityId: null }]
      : [];
  const found = communities.map(({ communityId, communityCode, communityName, currency }): Entry => ({
    id: String(communityId),
    label: communityName,
    detail: `${communityCode} · ${communityId}${currency === 'NZD' ? ' · NZ$' : ''}`,
    icon: <Crest name={communityName} />,
    aside: communityId === chosen && chosenMark,
    ...(lately.length > 0 && { group: 'All communities' }),
    communityId,
  }));
  return (
    <SearchList
      label="Find a community"
      placeholder="Name, code or number"
      text={text}
      onTextChange={onTextChange}
      items={[...leave, ...lately, ...found]}
      leading={<Search className="size-4.5" />}
      status={<p className="px-5 py-6">{status}</p>}
      onChoose={({ communityId }) => onChoose(communityId)}
      listClassName="max-h-80"
    />
  );
}
