import { type ComponentType, createContext, useContext } from 'react';

/** Keeps a place for a part whose markup the server has from before. In the browser there is none. */
export const KeepPartContext = createContext<((Part: ComponentType) => string | undefined) | undefined>(
  undefined,
);

/** A part of what stands around every page, with nothing beside it that is text. */
export function Kept({ Part }: { Part: ComponentType }) {
  const keepPlace = useContext(KeepPartContext);
  return keepPlace?.(Part) ?? <Part />;
}
