import { PowerOff } from 'lucide-react';
import { useOptionalSession } from '../../data/session.ts';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { MessagePage } from '../../layout/page/message-page.tsx';

/** The page belongs to a product that the community has not switched on. */
export default function ProductOff({ title }: { title: string }) {
  const community = useOptionalSession()?.community?.communityName ?? 'this facility';
  return (
    <MessagePage icon={<PowerOff />} title={`${title} is not switched on`} actions={<HomeButton />}>
      <p>The product that this page belongs to is switched off for {community}. The platform’s staff switch it on.</p>
    </MessagePage>
  );
}
