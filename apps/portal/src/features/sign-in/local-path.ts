/** A page of this portal to return to; empty for anything else, so that no link leads away from here. */
export function localPath(text: string | null, base: string): string {
  if (text === null || !text.startsWith(`${base}/`) || text.startsWith('//')) return '';
  const url = URL.parse(text, 'http://portal.invalid');
  return url?.host === 'portal.invalid' && url.pathname.startsWith(`${base}/`) ? text : '';
}
