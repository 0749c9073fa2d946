export interface PageValues {
  base: string;
  csrfToken: string;
  demo: boolean;
  /** Whether visitors may make sandboxes. */
  sandboxes: boolean;
  /** Query values of the page's address. */
  query: Readonly<Record<string, unknown>>;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const code = (value: unknown): string => (typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : '');

/** A page of this portal, as a path; anything else is dropped, so that no link leads away from here. */
export function localPath(value: unknown, base: string): string {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith(`${base}/`)) return '';
  const url = URL.parse(value, 'http://portal.invalid');
  return url !== null && url.host === 'portal.invalid' && url.pathname.startsWith(`${base}/`) && !value.startsWith('//')
    ? value
    : '';
}

/** Puts what only the server knows into a built page; docs/portal.md lists the names. */
export function fillPage(html: string, { base, csrfToken, demo, sandboxes, query }: PageValues): string {
  const values: Record<string, string> = {
    BASE_PATH: base,
    CSRF_TOKEN: csrfToken,
    DEMO: String(demo),
    ERROR: code(query.error),
    NOTICE: code(query.notice),
    SANDBOXES: String(sandboxes),
    RETURN_TO: localPath(query.returnTo, base),
  };
  return html.replaceAll(/%([A-Z_]+)%/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escape(value);
  });
}
