/** True for the click that stays in this tab; with a modifier or the middle button the browser opens another one. */
export function staysInTab(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * A click handler for a real link whose page the application can show by itself. Clicks meant for another tab or window
 * are left to the browser; without `go` all of them are.
 */
export function followInApp(go: (() => void) | undefined): React.MouseEventHandler | undefined {
  if (!go) return undefined;
  return (event) => {
    if (event.defaultPrevented || !staysInTab(event)) return;
    event.preventDefault();
    go();
  };
}
