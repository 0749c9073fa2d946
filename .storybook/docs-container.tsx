import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { chrome } from './chrome.ts';
import { showTheme } from './show-theme.ts';

type Globals = { theme?: string; density?: string };

/** The toolbar's state, as an address has it: `theme:dark;density:compact`. */
export const ShownGlobals = createContext('');

/** Docs pages in the theme of the toolbar, their frame and the frames of their stories included. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(readGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: { globals: Globals }) => {
      setStoryAddress(event.globals);
      setGlobals(event.globals);
    };
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => showTheme(globals.theme, globals.density), [globals]);
  const dark = globals.theme === 'dark' || (globals.theme !== 'light' && prefersDark());
  return (
    <ShownGlobals value={asText(globals)}>
      <DocsContainer {...props} theme={chrome[dark ? 'dark' : 'light']} />
    </ShownGlobals>
  );
}

function prefersDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

const asText = ({ theme = 'system', density = 'comfortable' }: Globals): string => `theme:${theme};density:${density}`;

/** Storybook takes the address of a story's frame from this name. */
function setStoryAddress(globals: Globals): void {
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${asText(globals)}` });
}
setStoryAddress(readGlobals());

/** The toolbar's state is in the address: `globals=theme:dark;density:compact`. */
function readGlobals(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}
