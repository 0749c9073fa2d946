import { Button } from '@quickportal/ui/button';
import { Building2 } from 'lucide-react';
import { MessagePage } from '../../layout/page/message-page.tsx';

export interface ElsewhereViewProps {
  /** What the page is about: "customer". */
  noun: string;
  /** Where it belongs; a receipt number may exist in several. */
  communities: readonly { communityId: number; communityName: string }[];
  /** The same page in a community. */
  addressIn: (communityId: number) => string;
}

/** Staff opened something in a community that it does not belong to: says where it does, and leads there. */
export function ElsewhereView({ noun, communities, addressIn }: ElsewhereViewProps) {
  const [only, ...more] = communities;
  const isOne = more.length === 0;
  return (
    <MessagePage
      icon={<Building2 />}
      title={isOne ? `This ${noun} belongs to ${only?.communityName}` : `This ${noun} is in other communities`}
      actions={communities.map(({ communityId, communityName }, place) => (
        // A document of its own: a tab works for one community
        <Button key={communityId} asChild variant={place === 0 && isOne ? 'primary' : 'secondary'}>
          <a href={addressIn(communityId)}>{`Open in ${communityName}`}</a>
        </Button>
      ))}
    >
      <p>
        {isOne
          ? 'The address names another community. Open the page in the right one.'
          : 'The address names the wrong community. Choose the right one.'}
      </p>
    </MessagePage>
  );
}
