import { GripVertical } from 'lucide-react';

interface DragGripProps {
  label: string;
  /** The place that the pointer is over, counted from 0; null when the drag ends. */
  onOver: (place: number | null) => void;
  onDrop: (place: number) => void;
}

/** The place of the row under the pointer: rows have `data-place`. */
function placeUnder({ clientX, clientY }: React.PointerEvent): number | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset['place']) : null;
}

/** Drags a row of a list to another place, with a mouse or a finger. Keyboards have buttons of their own for that. */
export const DragGrip = ({ label, onOver, onDrop }: DragGripProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    className="cursor-grab touch-none text-ink-3 active:cursor-grabbing [&>svg]:size-4"
    onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
    onPointerMove={(event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onOver(placeUnder(event));
    }}
    onPointerUp={(event) => {
      const place = placeUnder(event);
      onOver(null);
      if (place !== null) onDrop(place);
    }}
    onPointerCancel={() => onOver(null)}
  >
    <GripVertical />
  </button>
);
