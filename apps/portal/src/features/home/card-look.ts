/** How the small cards of the start page look. */
export const cardLook = 'grid content-start gap-1 rounded-3 border border-line bg-surface px-5 py-4';

/** A row of them. */
export const figures = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4';
