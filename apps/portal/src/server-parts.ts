// What the build needs from the portal's own modules; runs in Node, while building only.
import { pages } from './pages/registry.ts';

export { themeScript } from '@quickportal/ui/theme';
export { renderDocuments } from './features/sign-in/documents.tsx';

/** Every page with who it is for, and whether the shell loads it; the server returns 404 for unknown names. */
export const pageList = pages.map(({ view, audience, load }) => ({ view, audience, isLoaded: load !== undefined }));
