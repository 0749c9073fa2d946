import { basePath } from './base-path.ts';

/** Script files of the pages beyond the first load: names below the folder of assets, and by view which of them. */
interface PageFiles {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

let known: PageFiles | undefined;
const linked = new Set<string>();

/** Fetches the lists of files once nothing else is to be done. Without them a page finds its files one after another. */
export function fetchPageFilesWhenIdle(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  if (!address) return;
  const fetchFiles = () => void readPageFiles(address).catch(() => undefined);
  // Safari has no idle callbacks
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchFiles, { timeout: 10_000 });
  else setTimeout(fetchFiles, 2000);
}

/** Reads the lists; rejects where they cannot be had. */
export async function readPageFiles(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.ok) known = (await response.json()) as PageFiles;
}

/** Has the browser fetch all files of a page at once, where their list is known. */
export function linkFilesOf(view: string): void {
  for (const at of known?.pages[view] ?? []) {
    const file = known?.files[at];
    if (file === undefined || linked.has(file)) continue;
    linked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `${basePath()}/assets/${file}`;
    document.head.append(link);
  }
}
