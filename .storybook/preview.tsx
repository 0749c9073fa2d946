import './storybook.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { dismissToast } from '../packages/ui/src/toast/toast.tsx';
import { checkThemes, underTest } from './both-themes.ts';
import { ThemedDocs } from './docs-container.tsx';
import { announceEnd, keepPageStill } from './docs-frame.ts';
import { DocsPage } from './docs-page.tsx';
import { plainControls } from './plain-controls.ts';
import { showTheme } from './show-theme.ts';

/** Play functions look at where things end up, not at how they move there; a person sees the motion again afterwards. */
function setMotion(duration: '0ms' | null): void {
  for (const motion of ['--m-fast', '--m-base', '--m-slow']) {
    document.documentElement.style.setProperty(motion, duration);
  }
}

keepPageStill();
announceEnd();

// What is waited for comes: how soon says only how busy the machine is
configure({ asyncUtilTimeout: 30_000 });

const screens = { phone: 360, tablet: 768, laptop: 1280, desktop: 1440 };
/** What is left of a window of 1280 by 720 px at a zoom of 200 %. */
const zoomed = { name: '1280 px, zoomed to 200 %', styles: { width: '640px', height: '360px' } };

/** The same of a window of 1440 by 900 px. */
const zoomedDesktop = { name: '1440 px, zoomed to 200 %', styles: { width: '720px', height: '450px' } };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => {
      showTheme(globals['theme'], globals['density']);
      return <Story />;
    },
  ],
  beforeEach: ({ viewMode }) => {
    setMotion(underTest || viewMode === 'story' ? '0ms' : null);
    // Toasts outlive the story that showed them
    return () => dismissToast();
  },
  afterEach: [checkThemes, () => setMotion(underTest ? '0ms' : null)],
  argTypesEnhancers: [plainControls],
  initialGlobals: {
    theme: underTest ? 'light' : 'system',
    density: 'comfortable',
    // Tests: by checkThemes
    a11y: { manual: underTest },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Row height',
      toolbar: {
        title: 'Density',
        icon: 'listunordered',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, page: DocsPage, toc: { headingSelector: 'h2, h3', title: 'On this page' } },
    options: { storySort: { order: ['Foundations', ['Start'], 'Components', 'Forms', 'Screens'] } },
    viewport: {
      options: {
        ...Object.fromEntries(
          Object.entries(screens).map(([name, width]) => [
            name,
            { name: `${width} px, ${name}`, styles: { width: `${width}px`, height: '900px' } },
          ]),
        ),
        zoomed,
        zoomedDesktop,
      },
    },
  },
};
export default preview;
