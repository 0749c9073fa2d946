import { NotFoundMessage } from './not-found-page.tsx';

/** NotFoundView opened by its own name. */
export default function NotFoundViewPage(): React.ReactNode {
  return <NotFoundMessage />;
}
