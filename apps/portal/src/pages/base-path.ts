let known: string | undefined;

/** Base path of the portal, such as `/quickportal`; empty at the root. The server writes it into every page. */
export function basePath(): string {
  known ??= document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';
  return known;
}
