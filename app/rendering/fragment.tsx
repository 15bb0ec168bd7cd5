import { type ComponentType, createContext, type HTMLAttributes, useContext } from 'react';
import { type RootData, RootDataContext, useRootData } from './root-data.ts';

/** What a key can say: data, as JSON has them, and dates. */
type Plain<Value> = Value extends Date
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { [Name in keyof Value]: Plain<Value[Name]> }
      : Value;

/** What a component is rendered from; the server keeps its markup by that and by nothing else. */
export interface FragmentSource<Given extends object> {
  readonly Part: ComponentType<Given>;
  readonly given: Given;
  readonly seen: RootData | undefined;
}

/** Set on the server: the markup of a fragment, kept or rendered. */
export const FragmentMarkupContext = createContext<
  (<Given extends object>(source: FragmentSource<Given>) => string) | undefined
>(undefined);

interface Props<Given extends object, Live extends object> extends HTMLAttributes<HTMLElement> {
  /** The element around it, with the attributes that are given besides. */
  readonly as: 'article' | 'div' | 'li' | 'nav';
  readonly of: ComponentType<Given & Partial<Live>>;
  readonly given: Given & Plain<Given>;
  /** What `useRootData` gives inside. */
  readonly sees?: (root: RootData) => object;
  /** Props for the browser alone, such as callbacks. */
  readonly live?: Live;
}

/**
 * A part of a page whose markup the server keeps. What is inside is rendered from what is given and seen, and has nothing
 * else on the server: neither the page's data nor its address nor the router. Nor may it use `useId`, whose names tell where in
 * a document they are.
 */
export function Fragment<Given extends object, Live extends object>(props: Props<Given, Live>) {
  const { as: Element, of: Part, given, sees, live, ...attributes } = props;
  const root = useRootData();
  const markup = useContext(FragmentMarkupContext);
  const seen = sees && root && (sees(root) as RootData);
  if (markup) {
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
