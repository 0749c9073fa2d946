const KEY = 'qp-navigation';

/** Whether the person collapsed the navigation in this browser. */
export function navigationCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Keeps that choice; where storage is forbidden it lasts as long as the page. */
export function keepNavigationCollapsed(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem(KEY, 'collapsed');
    else localStorage.removeItem(KEY);
  } catch {
    // The navigation is still shown as asked
  }
}
