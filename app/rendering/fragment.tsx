import { type ComponentType, createContext, type HTMLAttributes, useContext } from 'react';
import { type RootData, RootDataContext, useRootData } from './root-data.ts';

/** Values that a key can represent: data as in JSON, and dates. */
type Plain<Value> = Value extends Date
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { [Name in keyof Value]: Plain<Value[Name]> }
      : Value;

/** Everything from which a fragment is rendered, and so its key in the cache. */
export interface FragmentSource<Given extends object> {
  readonly Part: ComponentType<Given>;
  readonly given: Given;
  readonly seen: RootData | undefined;
}

/** Returns the markup of a fragment, cached or rendered; set only on the server. */
export const FragmentMarkupContext = createContext<
  (<Given extends object>(source: FragmentSource<Given>) => string) | undefined
>(undefined);

interface Props<Given extends object, Live extends object> extends HTMLAttributes<HTMLElement> {
  /** The element around the fragment; further attributes are passed on to it. */
  readonly as: 'article' | 'div' | 'li' | 'nav';
  readonly of: ComponentType<Given & Partial<Live>>;
  readonly given: Given & Plain<Given>;
  /** Picks from the root's data what `useRootData` returns inside the fragment. */
  readonly sees?: (root: RootData) => object;
  /** Props for the browser alone, such as callbacks. */
  readonly live?: Live;
}

/**
 * A part of a page whose markup the server caches. On the server its component gets `given` and what `sees` picks,
 * and nothing else: no other data of the page, no address, no router. It must not use `useId`, whose ids depend on
 * the place in the document.
 */
export function Fragment<Given extends object, Live extends object>(props: Props<Given, Live>) {
  const { as: Element, of: Part, given, sees, live, ...attributes } = props;
  const root = useRootData();
  const markup = useContext(FragmentMarkupContext);
  const seen = sees && root && (sees(root) as RootData);
  if (import.meta.env.SSR && markup) {
    const __html = markup({ Part: Part as ComponentType<Given>, given, seen });
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  }
  return (
    <Element {...attributes}>
      <RootDataContext.Provider value={seen}>
        <Part {...given} {...(live as Partial<Live>)} />
      </RootDataContext.Provider>
    </Element>
  );
}
