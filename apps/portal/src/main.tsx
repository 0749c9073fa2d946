import './styles/portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, followNavigation } from './app.tsx';
import { watchAttention } from './data/attention.ts';
import { startGatekeeper } from './data/gatekeeper.ts';
import { createPortalRouter } from './pages/router.tsx';

startGatekeeper();
watchAttention();

const router = createPortalRouter();
followNavigation(router);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
