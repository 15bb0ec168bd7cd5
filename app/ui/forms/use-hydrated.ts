import { useEffect, useState } from 'react';

/** False in the HTML that the server sends and in the first render that takes it over; true once script runs. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
