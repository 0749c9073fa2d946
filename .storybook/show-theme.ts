/** Puts theme and density on the page, as the portal's own theme switch does. */
export function showTheme(theme: unknown, density: unknown): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
  if (density === 'compact') dataset['density'] = density;
  else delete dataset['density'];
}
