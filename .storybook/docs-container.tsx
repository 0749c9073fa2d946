import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { chrome } from './chrome.ts';
import { showTheme } from './show-theme.ts';

type Globals = { theme?: string; density?: string };

/** Docs pages in the theme of the toolbar, their frame included. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(readGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => showTheme(globals.theme, globals.density), [globals]);
  const dark = globals.theme === 'dark' || (globals.theme !== 'light' && prefersDark());
  return <DocsContainer {...props} theme={chrome[dark ? 'dark' : 'light']} />;
}

function prefersDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The toolbar's state is in the address: `globals=theme:dark;density:compact`. */
function readGlobals(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}
