import { Button } from '@quickportal/ui/button';
import { useRouter } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { MessagePage } from '../../layout/page/message-page.tsx';

/** The page exists, the thing that it is about does not, or belongs to another user. */
export function NotThere() {
  const { history } = useRouter();
  return (
    <MessagePage
      icon={<SearchX />}
      title="This does not exist, or you do not have access to it"
      actions={
        <>
          <Button onClick={() => history.back()}>Go back</Button>
          <HomeButton />
        </>
      }
    >
      <p>Check the number in the address. It may belong to a different community.</p>
    </MessagePage>
  );
}
