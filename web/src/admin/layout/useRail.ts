import { useState } from 'react';

const KEY = 'adminRail';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false; // A browser may forbid its storage; then the rail starts open.
  }
}

/** Whether the rail is narrow; stored in this browser. */
export function useRail(): [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(read);
  function toggle() {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(KEY, isCollapsed ? 'open' : 'collapsed');
    } catch {
      // Then it holds until the next load.
    }
  }
  return [isCollapsed, toggle];
}
