import { CardBody } from '@quickportal/ui/card';
import { IconButton } from '@quickportal/ui/icon-button';
import { NativeSelect } from '@quickportal/ui/native-select';
import { classNames } from '@quickportal/ui/class-names';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useState } from 'react';
import { DragGrip } from './drag-grip.tsx';
import { moved } from './moved.ts';

interface ChosenColumnsProps {
  chosen: readonly string[];
  titleOf: (code: string) => string;
  onChange: ((chosen: string[]) => void) | null;
}

/** The chosen columns, each with the ways to move it and to leave it out. */
export function ChosenColumns({ chosen, titleOf, onChange }: ChosenColumnsProps) {
  const [placeOver, setPlaceOver] = useState<number | null>(null);
  const move = (code: string, to: number) => onChange?.(moved(chosen, code, to));
  return (
    <CardBody>
      <ol aria-label="Columns in their order" className="grid">
        {chosen.map((code, at) => (
          <li
            key={code}
            data-place={at}
            className={classNames(
              'flex items-center gap-2 border-b border-line-soft py-1.5 last:border-b-0',
              placeOver === at && 'bg-accent-soft',
            )}
          >
            {onChange && (
              <DragGrip label={`Drag ${titleOf(code)}`} onOver={setPlaceOver} onDrop={(to) => move(code, to)} />
            )}
            <span className={classNames('w-6 text-right text-13 text-ink-2', onChange && 'sm:hidden')}>{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{titleOf(code)}</span>
            {onChange && (
              <>
                <NativeSelect
                  aria-label={`Move ${titleOf(code)} to`}
                  className="w-18 max-sm:hidden"
                  value={String(at + 1)}
                  onChange={({ target }) => move(code, Number(target.value) - 1)}
                >
                  {chosen.map((other, place) => (
                    <option key={other} value={place + 1}>
                      {place + 1}
                    </option>
                  ))}
                </NativeSelect>
                <IconButton
                  label={`Move ${titleOf(code)} up`}
                  size="sm"
                  disabled={at === 0}
                  onClick={() => move(code, at - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move ${titleOf(code)} down`}
                  size="sm"
                  disabled={at === chosen.length - 1}
                  onClick={() => move(code, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Leave out ${titleOf(code)}`}
                  size="sm"
                  disabled={chosen.length === 1}
                  onClick={() => onChange(chosen.filter((other) => other !== code))}
                >
                  <Minus />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
    </CardBody>
  );
}
