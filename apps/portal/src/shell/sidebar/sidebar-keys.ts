/** How long after a letter the next one continues the word. */
const PATIENCE_MS = 700;
let typed = { text: '', at: 0 };

/** Arrow keys, Home, End and letters within the entries of the sidebar. */
export function moveInSidebar(event: React.KeyboardEvent<HTMLElement>): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('a, button');
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.indexOf(from);
  const next = nextEntry(event.key, from, entries, at);
  if (next === undefined) return;
  event.preventDefault();
  if (next === from) from.click();
  else next.focus();
}

/** Where a key leads; the entry itself: it folds. */
function nextEntry(
  key: string,
  from: HTMLElement,
  entries: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  const expanded = from.getAttribute('aria-expanded');
  if (key === 'ArrowDown') return entries[at + 1];
  if (key === 'ArrowUp') return entries[at - 1];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowRight' && expanded !== null) return expanded === 'true' ? entries[at + 1] : from;
  if (key === 'ArrowLeft')
    return expanded === 'true' ? from : (from.closest('[data-section]')?.querySelector('button') ?? undefined);
  // A letter after a click is the page's shortcut
  return /^[\p{L}\p{N}]$/u.test(key) && from.matches(':focus-visible') ? typedEntry(key, entries, at) : undefined;
}

function typedEntry(key: string, entries: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const now = performance.now();
  const text = (now - typed.at < PATIENCE_MS ? typed.text : '') + key.toLowerCase();
  const start = text.length === 1 ? at + 1 : at;
  const found = [...entries.slice(start), ...entries.slice(0, start)].find((entry) =>
    entry.textContent.toLowerCase().startsWith(text),
  );
  if (found) typed = { text, at: now };
  return found;
}
