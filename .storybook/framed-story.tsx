import { Canvas } from '@storybook/addon-docs/blocks';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { ShownGlobals } from './docs-container.tsx';
import { STORY_ENDED } from './docs-frame.ts';
import { takeTurn } from './frame-turns.ts';
import { type DocsStory, windowOf } from './framed-stories.ts';

/** Heights in px: the least, with an open list or a toast, and the most that a story gets. */
const LEAST = 192;
const WITH_LIST = 384;
const MOST = 672;
const lists = '[data-radix-popper-content-wrapper], [role=listbox], [role=menu], [data-slot=toast]';

/** How far from the window a frame is loaded, and after how many ms one that hangs keeps no other waiting. */
const NEAR = '400px 0px';
const HANGS_MS = 60_000;

/** A story of a documentation page in a window of its own, which is as high as the story once that is drawn. */
export function FramedStory({ story }: { story: DocsStory }) {
  const globals = use(ShownGlobals);
  return <StoryWindow key={globals} story={story} />;
}

function StoryWindow({ story }: { story: DocsStory }) {
  const isWhole = story.parameters['layout'] === 'fullscreen';
  const [height, setHeight] = useState(isWhole ? MOST : LEAST);
  const place = useRef<HTMLDivElement>(null);
  const isShown = useTurn(place);
  const name = windowOf(story);
  const width: unknown = name && story.parameters['viewport']?.options?.[name]?.styles?.width;
  return (
    <div
      ref={place}
      style={{ maxWidth: typeof width === 'string' ? width : undefined }}
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLIFrameElement && !isWhole) followHeight(target, setHeight);
      }}
    >
      {isShown ? (
        <Canvas of={story.moduleExport} layout="fullscreen" story={{ inline: false, height: `${height}px` }} />
      ) : (
        <div className="sbdocs sbdocs-preview" style={{ height }} />
      )}
    </div>
  );
}

/** Whether a story can be shown: it came near the window, and those that did before it have been played. */
function useTurn(place: RefObject<HTMLDivElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let endTurn = () => {};
    const end = () => {
      clearTimeout(timer);
      endTurn();
    };
    const begin = () => {
      timer = setTimeout(end, HANGS_MS);
      setShown(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        endTurn = takeTurn(begin);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    element.addEventListener(STORY_ENDED, end);
    return () => {
      observer.disconnect();
      element.removeEventListener(STORY_ENDED, end);
      end();
    };
  }, [place]);
  return isShown;
}

function followHeight({ contentDocument: page }: HTMLIFrameElement, onChange: (height: number) => void): void {
  const root = page?.querySelector('#storybook-root');
  if (!page || !root) return;
  const fit = () => onChange(heightOf(page, root));
  new ResizeObserver(fit).observe(root);
  // What opens over the page is beside its root
  new MutationObserver(fit).observe(page.body, { childList: true });
}

function heightOf(page: Document, root: Element): number {
  if (page.querySelector('[role=dialog], [role=alertdialog]')) return MOST;
  const hasList = page.querySelector(lists) !== null;
  const own = Math.ceil(root.getBoundingClientRect().bottom) + 16;
  return Math.min(MOST, Math.max(own, hasList ? WITH_LIST : LEAST));
}
