import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { colourRules } from '../scripts/colour-rules.ts';

/** The test runner sets this variable; in the browser of a person it does not exist. */
export const underTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** After a story's own check by axe: the same page in the other theme, for what colours can break. */
export const checkOtherTheme: AfterEach = async (context) => {
  if (!underTest) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const a11y = { ...context.parameters['a11y'], options: { runOnly: { type: 'rule', values: colourRules } } };
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    dataset['theme'] = shown;
  }
};
