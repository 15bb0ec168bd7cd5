import { useEffect, useState } from 'react';

/** Whether there is room for the inbox beside a conversation, which only script can tell. */
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
