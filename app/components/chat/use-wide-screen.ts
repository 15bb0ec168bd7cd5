import { useEffect, useState } from 'react';

/** Whether the inbox and a conversation have room side by side, which script alone can tell. */
export function useWideScreen(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const screen = matchMedia('(min-width: 1024px)');
    const look = () => setWide(screen.matches);
    look();
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  return wide;
}
