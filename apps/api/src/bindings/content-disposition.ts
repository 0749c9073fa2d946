/**
 * The header Content-Disposition (RFC 6266) for a file of this name: a plain form for old programs, in which whatever
 * could end the name early is an underscore, and the whole name for all others.
 */
export function contentDisposition(fileName: string, place: 'attachment' | 'inline' = 'attachment'): string {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  return `${place}; filename="${plain}"; filename*=UTF-8''${encodeName(fileName)}`;
}

/** RFC 8187. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
