import { type ComponentType, createContext, useContext } from 'react';
import type { CardAdvert, SlipAdvert } from '../shown-adverts.ts';
import type { PhotoLoading } from './photo.tsx';

interface Shown {
  readonly advert: SlipAdvert & Partial<CardAdvert>;
  readonly photo?: PhotoLoading;
}

export interface AdvertProps extends Shown {
  readonly Content: ComponentType<Shown>;
}

/** Keeps a place in the page for markup that the server has from earlier adverts. Does nothing in the browser. */
export const AdvertPlaceContext = createContext<((props: AdvertProps) => string) | undefined>(undefined);

/** The part of an advert's markup that a component shows, as the only child of an element. */
export function AdvertContent<Props extends Shown>({
  Content,
  ...props
}: Props & { Content: ComponentType<Props> }) {
  const keepPlace = useContext(AdvertPlaceContext);
  const shown = props as unknown as Props;
  return keepPlace ? (
    keepPlace({ Content: Content as ComponentType<Shown>, ...shown })
  ) : (
    <Content {...shown} />
  );
}
