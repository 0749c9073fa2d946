import type { Readers } from '../openapi/served-document.ts';

interface PageAddresses {
  /** Whose calls the page shows. */
  readers: Readers;
  /** Home of the portal. */
  home: string;
  /** The page for keys. */
  docs: string;
  /** The page that has the portal's own calls too. */
  portalDocs: string;
  /** The OpenAPI document. */
  document: string;
  styles: readonly string[];
  /** Runs before the page is shown. */
  boot: string;
  scripts: readonly string[];
  icon: string;
}

const drawIcon = (className: string, paths: string) =>
  `<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;
const mark =
  '<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4.2 11.4a7.8 7.8 0 0 1 15.6 0v5.8a3.6 3.6 0 0 1-3.6 3.6H7.8a3.6 3.6 0 0 1-3.6-3.6z"/><path d="m14.2 15.2 7.8 8.2"/></svg>';
const download = drawIcon('docs-download', '<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14"/>');
const moon = drawIcon('docs-moon', '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>');
const sun = drawIcon(
  'docs-sun',
  '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"/>',
);
const waiting = `<div class="docs-waiting" aria-hidden="true"><div>${'<i></i>'.repeat(12)}</div><div>${'<i></i>'.repeat(14)}</div></div>`;

const fileNames: Readonly<Record<Readers, string>> = {
  keys: 'quickportal-openapi-keys.json',
  everyone: 'quickportal-openapi.json',
};

/** The page around the API reference. Its addresses are our own (a base path and hashes), so nothing is escaped. */
export const docsPage = ({
  readers,
  home,
  docs,
  portalDocs,
  document,
  styles,
  boot,
  scripts,
  icon,
}: PageAddresses): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="Reference for the QuickPortal REST API: every call, its fields and its responses.">
    <title>QuickPortal API</title>
    <link rel="icon" href="${icon}" type="image/svg+xml">
${styles.map((style) => `    <link rel="stylesheet" href="${style}">`).join('\n')}
    <script src="${boot}"></script>
${scripts.map((script) => `    <script src="${script}" defer></script>`).join('\n')}
  </head>
  <body>
    <nav class="docs-bar" aria-label="Documentation">
      <a class="docs-brand" href="${docs}">${mark}QuickPortal API</a>
      <div class="docs-links">
        <a href="${document}" download="${fileNames[readers]}" title="This reference as an OpenAPI 3.1 document">${download}OpenAPI</a>
        ${readers === 'keys' ? `<a class="docs-wide" href="${portalDocs}">Portal’s calls</a>` : `<a class="docs-wide" href="${docs}">API for keys</a>`}
        <a class="docs-wide" href="${home}">Portal</a>
        <button id="theme" type="button" aria-label="Dark theme" aria-pressed="false">${moon}${sun}</button>
      </div>
    </nav>
    <div id="reference" data-document-url="${document}"></div>
    ${waiting}
    <noscript>The reference needs JavaScript. Everything in it is in <a href="${document}">its OpenAPI document</a>.</noscript>
  </body>
</html>
`;
