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

/** Keeps a place in the page for what the server has rendered of other adverts before. In the browser there is none. */
export const AdvertPlaceContext = createContext<((props: AdvertProps) => string) | undefined>(undefined);

/** What a component shows of an advert, and nothing else within an element. */
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
