import { kebabCase } from '@quickportal/contracts/kernel/kebab-case';
import { type Manifest, withImports } from './documents.ts';

/** The script files that each page needs beyond the first load, as `assets/name.js`, by the view's name. */
export function filesOfPages(views: readonly string[], manifest: Manifest): Map<string, string[]> {
  const first = withImports('index.html', manifest);
  const filesOf = (view: string): string[] => {
    const end = `/${kebabCase(view.replace(/View$/, '')).slice(1)}.page.tsx`;
    const module = Object.keys(manifest).find((name) => name.endsWith(end));
    if (module === undefined) throw new Error(`The build has no page ${end.slice(1)} for ${view}.`);
    const chunks = [...withImports(module, manifest)].filter((name) => !first.has(name));
    return chunks.flatMap((name) => manifest[name]?.file ?? []).toSorted();
  };
  return new Map(views.map((view) => [view, filesOf(view)]));
}

/** What the browser reads once it is idle: file names below the folder of assets, and for each page which of them. */
export function pageFilesJson(pages: ReadonlyMap<string, readonly string[]>): string {
  const files = [...new Set([...pages.values()].flat())].toSorted();
  const places = (own: readonly string[]) => own.map((file) => files.indexOf(file));
  return JSON.stringify({
    files: files.map((file) => file.replace('assets/', '')),
    pages: Object.fromEntries([...pages].map(([view, own]) => [view, places(own)])),
  });
}
