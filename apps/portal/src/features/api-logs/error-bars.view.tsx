/** The shape of the errors over the period; the number beside it says how many. */
export function ErrorBars({ spans }: { spans: readonly number[] }) {
  const most = Math.max(...spans, 1);
  return (
    <svg aria-hidden="true" viewBox="0 0 96 24" preserveAspectRatio="none" className="h-6 w-full">
      <line x1="0" x2="96" y1="23.5" y2="23.5" className="stroke-line" vectorEffect="non-scaling-stroke" />
      {spans.map((count, at) => {
        const height = count === 0 ? 0 : Math.max((count / most) * 21, 1.5);
        return (
          // Places in time, which never move
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={at} x={at * 8 + 1} y={23 - height} width="6" height={height} rx="1" className="fill-danger" />
        );
      })}
    </svg>
  );
}
