const BASE = 'http://portal.invalid';

/**
 * The page to go to after signing in, a path with its base and query; undefined when the text is no page of this
 * portal. Everything that could lead elsewhere is refused: other hosts, `//`, backslashes, paths that are no page.
 */
export function localPage(returnTo: string | undefined, basePath: string): string | undefined {
  if (!returnTo?.startsWith(`${basePath}/`) || /[\\\s]|\/\//.test(returnTo.split('?', 1)[0] ?? '')) return undefined;
  if (!URL.canParse(returnTo, BASE)) return undefined;
  const { origin, pathname, search } = new URL(returnTo, BASE);
  if (origin !== BASE || !pathname.startsWith(`${basePath}/`)) return undefined;
  const page = pathname.slice(basePath.length + 1);
  return /^[A-Za-z]{1,100}View$/.test(page) ? pathname + search : undefined;
}
