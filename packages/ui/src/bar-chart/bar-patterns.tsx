import type { BarMark } from './swatch.tsx';

/** Fill of a mark, laid over the colour of its series; solid has none. */
export const patternOf = (id: string, mark: BarMark): string | undefined =>
  mark === 'solid' ? undefined : `url(#${id}-${mark})`;

/** Stripes and dots in the background colour, so that series do not differ by colour alone. */
export function BarPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-striped`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className="fill-surface"
      >
        <rect width="1.5" height="5" />
      </pattern>
      <pattern id={`${id}-dotted`} width="5" height="5" patternUnits="userSpaceOnUse" className="fill-surface">
        <circle cx="2.5" cy="2.5" r="1" />
      </pattern>
    </defs>
  );
}
