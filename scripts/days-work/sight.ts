/**
 * Runs in the page: what is wrong with what a user of the keyboard sees now. The page is wider than its window, nothing
 * has the focus, or what has it is outside the window, cut off or covered.
 */
export function problemsOfPage(): string[] {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than its window`] : [];
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [...wide, 'nothing has the focus'];
  // An input that its label draws has no size of its own
  const { width } = focused.getBoundingClientRect();
  const seen = (width < 8 || getComputedStyle(focused).opacity === '0' ? focused.closest('label') : null) ?? focused;
  const box = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40) || focused.id;
  const what = `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} “${name}”`;
  const [middleX, middleY, edge] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, 3];
  // Of what is higher than the window, as a panel is, only the beginning has to be in sight
  const isPanel = box.height > clientHeight / 2;
  const points = isPanel
    ? [[middleX, box.top + 8 * edge]]
    : [
        [middleX, middleY],
        [middleX, box.top + edge],
        [middleX, box.bottom - edge],
        [box.left + edge, middleY],
        [box.right - edge, middleY],
      ];
  for (const [x = 0, y = 0] of points) {
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight)
      return [...wide, `${what} is outside the window, at ${Math.round(box.left)}, ${Math.round(box.top)}`];
    const top = document.elementFromPoint(x, y);
    const isSeen =
      top !== null && (seen.contains(top) || (isPanel ? top.contains(seen) : top.closest('label') === seen));
    if (!isSeen) return [...wide, `${what} is covered or cut off at ${Math.round(x)}, ${Math.round(y)}`];
  }
  return wide;
}
