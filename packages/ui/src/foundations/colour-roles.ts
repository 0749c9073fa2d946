/** A colour token, what it is for, and the grounds it must contrast with, with the least ratio. */
export type ColourRole = { token: string; use: string; on?: readonly string[]; least?: number };

const grounds = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-press'];
const controls = ['canvas', 'surface'];

const status = (name: string, meaning: string): ColourRole[] => [
  { token: `${name}-ink`, use: `${meaning}, in words`, on: [`${name}-soft`, 'canvas', 'surface'], least: 4.5 },
  { token: name, use: 'Marks and charts', on: ['surface'], least: 3 },
  { token: `${name}-soft`, use: 'Ground of badges and alerts' },
  { token: `${name}-line`, use: 'Edge of alerts' },
];

export const colourGroups: Readonly<Record<string, readonly ColourRole[]>> = {
  Ground: [
    { token: 'canvas', use: 'Page, navigation, top bar' },
    { token: 'surface', use: 'Panels, tables, inputs' },
    { token: 'surface-raised', use: 'Menus, dialogs, toasts' },
    { token: 'surface-sunken', use: 'Table heads, group rows, totals' },
    { token: 'surface-hover', use: 'Rows under the pointer' },
    { token: 'surface-press', use: 'Buttons and menu items under the pointer' },
  ],
  Line: [
    { token: 'line', use: 'Panels; decoration' },
    { token: 'line-soft', use: 'Between rows; decoration' },
    { token: 'line-strong', use: 'Separators; decoration' },
    { token: 'line-control', use: 'Edge of inputs, buttons and switches', on: controls, least: 3 },
  ],
  Ink: [
    { token: 'ink', use: 'Main text', on: grounds, least: 7 },
    { token: 'ink-2', use: 'Labels, help, second cells', on: grounds, least: 4.5 },
    { token: 'ink-3', use: 'Units, hints, group titles', on: grounds, least: 4.5 },
    { token: 'ink-disabled', use: 'What cannot be used; exempt and quiet on purpose' },
  ],
  Accent: [
    { token: 'accent', use: 'The main button, switches, the open tab', on: controls, least: 3 },
    { token: 'on-accent', use: 'Words on the main button', on: ['accent', 'accent-hover', 'accent-press'], least: 4.5 },
    { token: 'accent-ink', use: 'Links, the chosen page', on: [...controls, 'accent-soft'], least: 4.5 },
    { token: 'accent-soft', use: 'Selected row, active item' },
    { token: 'accent-line', use: 'Edge of a chosen chip' },
    { token: 'focus', use: 'The ring of 2 px around what has the focus', on: grounds, least: 3 },
  ],
  Success: status('success', 'It worked, it is on'),
  Info: status('info', 'It is under way'),
  Warning: status('warning', 'It needs attention soon'),
  Danger: [
    ...status('danger', 'It failed, it was stopped'),
    {
      token: 'on-danger',
      use: 'Words on the button that destroys',
      on: ['danger-fill', 'danger-fill-hover'],
      least: 4.5,
    },
    { token: 'danger-fill', use: 'The button that destroys', on: ['surface-raised'], least: 3 },
  ],
  Neutral: status('neutral', 'It is off'),
  Charts: [
    { token: 'chart-1', use: 'The one series', on: ['surface'], least: 3 },
    { token: 'chart-1-soft', use: 'Area under a line' },
    { token: 'chart-track', use: 'What is left of a meter' },
  ],
};
