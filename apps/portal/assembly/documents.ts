/** A sign-in page as the server build rendered it. */
export interface RenderedDocument {
  view: string;
  title: string;
  html: string;
}

/** Vite's manifest, as far as it is read here. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

const THEME = '<!--theme-->';

/** The theme must be set before the first paint: the only inline script there is. */
const themed = (html: string, themeScript: string): string =>
  // Vite encodes the placeholder where it rewrites an address of its own
  html.replaceAll('%25BASE_PATH%25', '%BASE_PATH%').replace(THEME, () => `<script>${themeScript}</script>`);

/** A chunk of the manifest with all that it imports at once, by name. */
export function withImports(first: string, manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(first);
  return seen;
}

/** Files that the signed-in portal starts with: the browser fetches them while a user types a password. */
export function firstFiles(manifest: Manifest): string[] {
  const chunks = [...withImports('index.html', manifest)].flatMap((name) => manifest[name] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [...css, file]))];
}

const prefetch = (file: string): string =>
  `<link rel="prefetch" as="${file.endsWith('.css') ? 'style' : 'script'}" href="%BASE_PATH%/${file}" crossorigin />`;

/** The whole document of a sign-in page. */
export function documentHtml(
  template: string,
  { title, html }: RenderedDocument,
  manifest: Manifest,
  themeScript: string,
): string {
  const ahead = firstFiles(manifest).map(prefetch).join('\n    ');
  return themed(template, themeScript)
    .replace('<!--title-->', `${title} · QuickPortal`)
    .replace('<!--page-->', () => html)
    .replace('</head>', `  ${ahead}\n  </head>`);
}

/** The document that starts the signed-in portal; `pageFiles` is the file with what each page needs. */
export const shellHtml = (html: string, themeScript: string, pageFiles: string): string =>
  themed(html, themeScript).replace(
    '</head>',
    () => `  <meta name="page-files" content="%BASE_PATH%/${pageFiles}" />\n  </head>`,
  );
