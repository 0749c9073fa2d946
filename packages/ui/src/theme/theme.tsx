import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device, also while it changes. */
export type Theme = 'system' | 'light' | 'dark';
/** How close the rows of tables stand. */
export type Density = 'comfortable' | 'compact';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];
const listeners = new Set<() => void>();

/**
 * Sets theme and density before the first paint, so that nothing flashes. Goes into the head as an inline script;
 * the server allows it by its hash. Without a stored choice the style sheet follows the system by itself.
 */
export const themeScript =
  "(()=>{try{let d=document.documentElement.dataset,t=localStorage.getItem('qp-theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('qp-density')==='compact')d.density='compact'}catch{}})()";

/** The theme that was chosen and kept in this browser. */
export function getTheme(): Theme {
  return read('theme', THEMES, 'system');
}

/** Shows a theme and keeps the choice in this browser. */
export function setTheme(theme: Theme): void {
  keep('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  announce();
}

/** The density that was chosen and kept in this browser. */
export function getDensity(): Density {
  return read('density', DENSITIES, 'comfortable');
}

/** Sets how close rows stand and keeps the choice in this browser. */
export function setDensity(density: Density): void {
  keep('density', density === 'comfortable' ? null : density);
  if (density === 'comfortable') delete document.documentElement.dataset['density'];
  else document.documentElement.dataset['density'] = density;
  announce();
}

/** Theme and density for a component that shows or changes them; also follows a change in another tab. */
export function useTheme(): { theme: Theme; density: Density } {
  const theme = useSyncExternalStore(subscribe, getTheme, () => 'system' as const);
  const density = useSyncExternalStore(subscribe, getDensity, () => 'comfortable' as const);
  return { theme, density };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(): void {
  setTheme(getTheme());
  setDensity(getDensity());
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Where storage is forbidden a choice lasts as long as the page. */
function read<Choice extends string>(name: 'theme' | 'density', choices: readonly Choice[], fallback: Choice): Choice {
  let kept: string | null | undefined;
  try {
    kept = localStorage.getItem(`qp-${name}`);
  } catch {
    kept = document.documentElement.dataset[name];
  }
  return choices.find((choice) => choice === kept) ?? fallback;
}

function keep(name: 'theme' | 'density', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`qp-${name}`);
    else localStorage.setItem(`qp-${name}`, value);
  } catch {
    // The page is still shown as asked.
  }
}
