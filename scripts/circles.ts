/** Files by what each imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const COMMENT = /^\s*(?:\/\/|\*|\/\*\*).*$/gm;
const IMPORTED =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s+['"](?<from>[^'"]+)['"]|(?:^|\n)\s*import\s+['"](?<bare>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]/g;

/** What a file imports as it is written there: with types, and with what is imported later. */
export const importsOf = (text: string): string[] =>
  [...text.replaceAll(COMMENT, '').matchAll(IMPORTED)].flatMap(({ groups }) => {
    const target = groups?.from ?? groups?.bare ?? groups?.lazy;
    return target === undefined ? [] : [target];
  });

/** Returns one shortest circle through the first file of each group of files that reach each other. */
export function circlesOf(graph: ImportGraph): string[][] {
  return groupsOf(graph).flatMap((group) => {
    const first = [...group].toSorted()[0];
    const circle = first === undefined ? null : shortestCircle(graph, first, group);
    return circle ? [circle] : [];
  });
}

/** Tarjan's strongly connected components, of more than one file or of one that imports itself. */
function groupsOf(graph: ImportGraph): Set<string>[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups: Set<string>[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    let low = order.size - 1;
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low !== order.get(file)) return;
    const group = new Set(open.splice(open.indexOf(file)));
    for (const member of group) isOpen.delete(member);
    if (group.size > 1 || graph.get(file)?.has(file)) groups.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

function shortestCircle(graph: ImportGraph, start: string, group: ReadonlySet<string>): string[] | null {
  const from = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting)
    for (const next of graph.get(file) ?? []) {
      if (next === start) return pathTo(file, start, from);
      if (!group.has(next) || from.has(next)) continue;
      from.set(next, file);
      waiting.push(next);
    }
  return null;
}

function pathTo(end: string, start: string, from: ReadonlyMap<string, string>): string[] {
  const path = [end];
  for (let at = end; at !== start;) {
    at = from.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}
