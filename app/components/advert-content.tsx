import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardAdvert, SlipAdvert } from '../shown-adverts.ts';
import type { PhotoLoading } from './photo.tsx';

export interface ShownAdvert {
  readonly advert: SlipAdvert & Partial<CardAdvert>;
  readonly photo?: PhotoLoading;
}

type Content = ComponentType<ShownAdvert>;

/** Keeps a place in the page for markup that the server has from earlier adverts. Does nothing in the browser. */
export const AdvertPlaceContext = createContext<
  ((Content: Content, shown: readonly ShownAdvert[]) => string) | undefined
>(undefined);

/** Adverts, each as a component shows it, as the only children of an element. */
export function AdvertContents<Props extends ShownAdvert>({
  Content,
  shown,
}: {
  Content: ComponentType<Props>;
  shown: readonly Props[];
}): ReactNode {
  const keepPlace = useContext(AdvertPlaceContext);
  return keepPlace
    ? keepPlace(Content as Content, shown)
    : shown.map((props) => <Content key={props.advert.id} {...props} />);
}
