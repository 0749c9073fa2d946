import './styles/portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, followNavigation } from './app.tsx';
import { watchAttention } from './data/polling/attention.ts';
import { startGatekeeper } from './data/connection/gatekeeper.ts';
import { watchSession } from './data/connection/session-watch.ts';
import { pageAt } from './pages/other-context.ts';
import { fetchPageFilesWhenIdle } from './pages/page-files.ts';
import { createPortalRouter } from './pages/router.tsx';
import { listenForPaletteKey } from './shell/palette/palette-key.ts';

startGatekeeper();
watchSession();
watchAttention();

const router = createPortalRouter();
followNavigation(router);

if (pageAt(window.location.pathname)?.audience !== 'public') listenForPaletteKey();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);

fetchPageFilesWhenIdle();
