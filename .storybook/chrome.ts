import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const shared = {
  brandTitle: 'QuickPortal',
  brandUrl: './?path=/docs/foundations-start--docs',
  brandTarget: '_self',
  fontBase: font,
  appBorderRadius: 6,
  inputBorderRadius: 6,
} as const;

/** Storybook's own frame in the colours of styles/tokens.css; it can't read custom properties, so they stand here. */
export const chrome: Record<'light' | 'dark', ThemeVars> = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#0b6472',
    colorSecondary: '#0b6472',
    appBg: '#f6f5f1',
    appContentBg: '#ffffff',
    appPreviewBg: '#f6f5f1',
    appBorderColor: '#e5e2da',
    textColor: '#1a2021',
    textMutedColor: '#626865',
    barBg: '#f6f5f1',
    barTextColor: '#4c5453',
    barHoverColor: '#0a5c69',
    barSelectedColor: '#0a5c69',
    inputBg: '#ffffff',
    inputBorder: '#8b887f',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#5cc3ce',
    colorSecondary: '#2c8492',
    appBg: '#0e1416',
    appContentBg: '#151c1f',
    appPreviewBg: '#0e1416',
    appBorderColor: '#273235',
    textColor: '#ecebe5',
    textInverseColor: '#1a2021',
    textMutedColor: '#919e9c',
    barBg: '#0e1416',
    barTextColor: '#b5bebc',
    barHoverColor: '#7acfd8',
    barSelectedColor: '#7acfd8',
    inputBg: '#151c1f',
    inputBorder: '#6a797d',
    inputTextColor: '#ecebe5',
    buttonBg: '#1c2528',
    booleanBg: '#11181a',
    booleanSelectedBg: '#243033',
  }),
};
