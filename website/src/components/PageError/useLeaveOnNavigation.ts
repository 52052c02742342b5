import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

/** The framework's error boundaries never reset by themselves; this resets one when the reader goes to another page. */
export function useLeaveOnNavigation(tryAgain: () => void): void {
  const location = useLocation();
  const crashed = useRef(location);
  useEffect(() => {
    if (location === crashed.current) return;
    crashed.current = location;
    tryAgain();
  }, [location, tryAgain]);
}
