// What the build needs from the portal's own modules; runs in Node, while building only.
import { pages } from './pages/registry.ts';

export { themeScript } from '@quickportal/ui/theme';
export { renderDocuments } from './features/sign-in/documents.tsx';

/** Every page with who it is for; the server answers unknown names with 404. */
export const pageList = pages.map(({ view, audience }) => ({ view, audience }));
