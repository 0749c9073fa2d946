import type { Config } from 'tailwind-merge';

const any = () => true;
const isNumber = (value: string) => /^[\d.]*$/.test(value);
const isLength = (value: string) => isNumber(value) || /^\[-?[\d.]/.test(value);
const isImage = (value: string) => value.includes('gradient(');
const isNamedContainer = (value: string) => value.startsWith('@container/');
const isShadow = (value: string) => value.startsWith('[');

/** Groups of classes that begin with the group's own name: of `p-2 p-4` one is left, whatever follows. */
const named = (names: string): Record<string, [string, Record<string, [typeof any]>]> =>
  Object.fromEntries(names.split(' ').map((name) => [name, [name, { [name]: [any] }]]));

/**
 * Which classes set the same property, for those that the portal uses: the library's own list has every class there
 * is, and would be the largest part of the first load that is not a framework. `class-groups.test.ts` compares both.
 */
export const classGroups: Config<string, string> = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...named(
      'align animate aspect basis bottom columns cursor decoration delay duration gap gap-x gap-y grid-cols h inset inset-x',
    ),
    ...named(
      'inset-y leading left line-clamp m mb ml mr mt mx my max-h max-w min-h min-w opacity order p pb pl pr pt px',
    ),
    ...named(
      'py resize right rotate row-start scroll-mb scroll-mt size top tracking translate-x translate-y w whitespace z',
    ),
    ...named(
      'accent appearance backdrop-blur blur break-inside clear col-start field-sizing fill float items justify-items',
    ),
    ...named('grow shrink justify-self outline-offset pointer-events place-items select self underline-offset wrap'),
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'table',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible', 'collapse'],
    'text-decoration': ['underline', 'line-through', 'no-underline'],
    flex: [{ flex: [any] }],
    'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
    'col-start-end': [{ col: [any] }],
    justify: [{ justify: ['start', 'end', 'center', 'between'] }],
    'align-content': [{ content: ['center', 'start', 'end'] }],
    content: [{ content: [any] }],
    overflow: [{ overflow: [any] }],
    'overflow-x': [{ 'overflow-x': [any] }],
    'overflow-y': [{ 'overflow-y': [any] }],
    'font-size': [{ text: [isLength] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: ['normal', 'medium', 'strong'] }],
    font: [{ font: [any] }],
    'list-position': [{ list: ['inside', 'outside'] }],
    list: [{ list: [any] }],
    'container-type': ['@container'],
    'container-named': [isNamedContainer],
    'table-layout': [{ table: ['auto', 'fixed'] }],
    'bg-size': [{ 'bg-size': [any] }],
    'bg-image': [{ bg: [isImage] }],
    bg: [{ bg: [any] }],
    ...named('rounded rounded-t rounded-r rounded-b rounded-l'),
    'border-w': [{ border: ['', isLength] }],
    ...Object.fromEntries(
      ['x', 'y', 't', 'r', 'b', 'l'].flatMap((side) => [
        [`border-w-${side}`, [{ [`border-${side}`]: ['', isLength] }]],
        [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
      ]),
    ),
    'border-style': [{ border: ['solid', 'dashed', 'none'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-spacing': [{ 'border-spacing': [any] }],
    'border-color': [{ border: [any] }],
    'divide-y': [{ 'divide-y': ['', isLength] }],
    'divide-color': [{ divide: [any] }],
    'outline-w': [{ outline: ['', isLength] }],
    'outline-style': [{ outline: ['none', 'hidden'] }],
    'outline-color': [{ outline: [any] }],
    shadow: [{ shadow: ['', 'none', isNumber, isShadow] }],
    'ring-w': [{ ring: ['', isLength] }],
    'ring-color': [{ ring: [any] }],
    'inset-ring-w': [{ 'inset-ring': ['', isLength] }],
    'inset-ring-color': [{ 'inset-ring': [any] }],
    'stroke-w': [{ stroke: [isLength] }],
    stroke: [{ stroke: [any] }],
    transition: [{ transition: ['', any] }],
  },
  conflictingClassGroups: {
    'container-named': ['container-type'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    'line-clamp': ['display', 'overflow'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    overflow: ['overflow-x', 'overflow-y'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    size: ['w', 'h'],
    'font-size': ['leading'],
    rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
    'border-w': ['border-w-x', 'border-w-y', 'border-w-t', 'border-w-r', 'border-w-b', 'border-w-l'],
    'border-w-x': ['border-w-r', 'border-w-l'],
    'border-w-y': ['border-w-t', 'border-w-b'],
    'border-color': [
      'border-color-x',
      'border-color-y',
      'border-color-t',
      'border-color-r',
      'border-color-b',
      'border-color-l',
    ],
    'border-color-x': ['border-color-r', 'border-color-l'],
    'border-color-y': ['border-color-t', 'border-color-b'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  postfixLookupClassGroups: ['container-type'],
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'backdrop',
    'before',
    'details-content',
    'file',
    'first-letter',
    'first-line',
    'marker',
    'placeholder',
    'selection',
  ],
};
