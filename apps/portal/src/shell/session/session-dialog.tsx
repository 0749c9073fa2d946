import { useId } from 'react';
import { BrandMark } from '../../layout/page/brand-mark.tsx';
import { Modal } from '../modal.tsx';

interface SessionDialogProps {
  title: string;
  /** What happened, and what becomes of the page behind. */
  text: React.ReactNode;
  /** Absent: there is nothing to fill in. */
  onSubmit?: () => void;
  /** The way out first, the way on last. */
  actions: React.ReactNode;
  /** Fields between text and actions. */
  children?: React.ReactNode;
  /** Nothing of the page behind shows through. */
  opaque?: boolean;
}

/** Covers the page while the session cannot serve it. What was typed stays behind. */
export function SessionDialog({ title, text, onSubmit, actions, children, opaque = false }: SessionDialogProps) {
  const titleId = useId();
  return (
    <Modal
      open
      aria-labelledby={titleId}
      className={`m-auto w-[min(26rem,calc(100vw-2rem))] rounded-4 border border-line bg-surface-raised shadow-3 ${
        opaque ? 'backdrop:bg-canvas' : 'backdrop:bg-canvas/90 backdrop:backdrop-blur-lg'
      }`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
        noValidate
        className="grid gap-5 p-6"
      >
        <div className="grid gap-2">
          <BrandMark className="size-8" />
          <h2 id={titleId} className="mt-1 text-18 tracking-title wrap-anywhere">
            {title}
          </h2>
          <div className="grid gap-2 text-ink-2 wrap-anywhere">{text}</div>
        </div>
        {children}
        <div className="flex flex-wrap justify-between gap-2 max-sm:flex-col-reverse">{actions}</div>
      </form>
    </Modal>
  );
}
