import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Properties on a documentation page: no control for what a person cannot type (elements, functions and what holds them
 * would show their insides), and React's types under their own names.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type;
      const table = type && {
        ...argType.table,
        type: { ...type, summary: type.summary?.replace(/^ReactReact/, 'React') },
      };
      const control = holdsCode(initialArgs[name]) ? { control: false as const } : {};
      return [name, { ...argType, ...(table && { table }), ...control }];
    }),
  );

function holdsCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCode);
}
