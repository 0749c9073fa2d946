import { LockKeyhole } from 'lucide-react';
import { useOptionalSession } from '../../data/session.ts';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { MessagePage } from '../../layout/page/message-page.tsx';

/** The person holds no right that opens the page. */
export default function NoAccess({ title }: { title: string }) {
  const viewedBy = useOptionalSession()?.viewedBy;
  return (
    <MessagePage icon={<LockKeyhole />} title={`You do not have access to ${title}`} actions={<HomeButton />}>
      <p>
        {viewedBy
          ? 'While viewing as another user you can open only pages that both of you have access to.'
          : 'If you need access, ask an administrator of your facility.'}
      </p>
    </MessagePage>
  );
}
