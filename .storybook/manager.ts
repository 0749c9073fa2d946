import { addons } from 'storybook/manager-api';
import { chrome } from './chrome.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () =>
  addons.setConfig({
    theme: chrome[dark.matches ? 'dark' : 'light'],
    sidebar: { showRoots: true },
    panelPosition: 'bottom',
  });
show();
dark.addEventListener('change', show);
