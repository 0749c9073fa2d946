import type { DocsContextProps } from '@storybook/addon-docs/blocks';

/** A story as a documentation page has it. */
export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * Whether a documentation page shows the story in a frame of its own: it opens over the page, or its name is reached by
 * what it plays or by the size of the window. Default is shown as it begins, so that its properties can be changed.
 */
export function isFramed({ name, parameters, playFunction, storyGlobals }: DocsStory): boolean {
  const inline: unknown = parameters['docs']?.story?.inline;
  if (inline === false) return true;
  return windowOf({ storyGlobals }) !== undefined || (playFunction !== undefined && name !== 'Default');
}

/** The name of the window that the story is for; `viewport` in the parameters has its size. */
export function windowOf({ storyGlobals }: Pick<DocsStory, 'storyGlobals'>): string | undefined {
  const value: unknown = storyGlobals['viewport']?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The frame of a documentation page that this document is in, or null. */
export function docsFrame(): Element | null {
  const frame = window.frameElement;
  return frame?.id.startsWith('iframe--') ? frame : null;
}
