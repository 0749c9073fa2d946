import { useRouterState } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { LooseMessagePage } from '../../layout/page/message-page.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';

/** The address names no page. */
// In the specification: 1R216
export default function NotFoundPage() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return <NotFoundMessage name={decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))} />;
}

/** What it says; without a name it does not say which. */
export function NotFoundMessage({ name }: { name?: string }) {
  return (
    <LooseMessagePage
      icon={<Compass />}
      title="Page not found"
      actions={
        <>
          <PaletteButton>Find a page</PaletteButton>
          <HomeButton />
        </>
      }
    >
      {name ? (
        <p>
          The portal has no page called <strong className="text-ink wrap-anywhere">{name}</strong>. The link may be old,
          or a letter of the address may be missing.
        </p>
      ) : (
        <p>The link may be old, or a letter of the address may be missing.</p>
      )}
    </LooseMessagePage>
  );
}
