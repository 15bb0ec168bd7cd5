import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { expect, test, vi } from 'vitest';
import { Fragment, FragmentMarkupContext } from './fragment.tsx';
import { createFragmentCache } from './fragment-cache.server.tsx';
import { type RootData, RootDataContext, useRootData } from './root-data.ts';

const root = { lite: true, asList: true, viewer: { kind: 'visitor' } } as unknown as RootData;
const WordContext = createContext('nothing');

/** A page that shows this, as the server renders it with such a cache. */
function pageOf(shown: ReactNode, { markupOf } = createFragmentCache(), data = root): string {
  return renderToString(
    <RootDataContext.Provider value={data}>
      <WordContext.Provider value="the word of the page">
        <FragmentMarkupContext.Provider value={markupOf}>{shown}</FragmentMarkupContext.Provider>
      </WordContext.Provider>
    </RootDataContext.Provider>,
  );
}

const Names = ({ names }: { names: readonly string[] }) => names.map((name) => <b key={name}>{name}</b>);
const namesOf = (...names: readonly string[]) => <Fragment as="div" of={Names} given={{ names }} />;

const seen = vi.fn();
function Curious() {
  const [word, data] = [useContext(WordContext), useRootData()];
  seen({ word, data });
  return null;
}

test('a fragment cannot see what it is not kept by', () => {
  const sees = ({ lite }: RootData) => ({ lite });
  pageOf(<Fragment as="div" of={Curious} given={{}} sees={sees} />);
  expect(seen.mock.lastCall).toEqual([{ word: 'nothing', data: { lite: true } }]);
  pageOf(<Fragment as="div" of={Curious} given={{}} />);
  expect(seen.mock.lastCall).toEqual([{ word: 'nothing', data: undefined }]);
});

const Here = () => <p>{useLocation().pathname}</p>;

test('a fragment that asks for the address of its page fails, already at first', () => {
  const at = (shown: ReactNode) => pageOf(<StaticRouter location="/home">{shown}</StaticRouter>);
  expect(at(<Here />)).toBe('<p>/home</p>');
  expect(() => at(<Fragment as="div" of={Here} given={{}} />)).toThrow('useLocation');
});

const Greeting = () => <p>for {useRootData()?.viewer.fullName}</p>;

test('two people of one kind see their own names in what is kept', () => {
  const cache = createFragmentCache();
  const sees = ({ viewer }: RootData) => ({ viewer });
  const look = (fullName: string) => {
    const data = { ...root, viewer: { kind: 'user', id: 'same', fullName } } as unknown as RootData;
    return pageOf(<Fragment as="div" of={Greeting} given={{}} sees={sees} />, cache, data);
  };
  for (let time = 0; time < 3; time += 1)
    for (const name of ['Nakato', 'Okello']) expect(look(name)).toBe(`<div><p>for <!-- -->${name}</p></div>`);
  expect(cache.size().markups).toBe(2);
});

const One = () => <i>one</i>;
const Two = () => <i>two</i>;

test('two components are never taken for each other', () => {
  const cache = createFragmentCache();
  for (let time = 0; time < 3; time += 1) {
    expect(pageOf(<Fragment as="div" of={One} given={{}} />, cache)).toContain('one');
    expect(pageOf(<Fragment as="div" of={Two} given={{}} />, cache)).toContain('two');
  }
});

test('a fragment is kept when it is seen for the second time', () => {
  const cache = createFragmentCache();
  const Part = vi.fn(Names);
  const look = () => pageOf(<Fragment as="div" of={Part} given={{ names: ['neem'] }} />, cache);
  const times = [look, look, look, look].map((again) => [again(), Part.mock.calls.length]);
  const page = '<div><b>neem</b></div>';
  expect(times).toEqual([1, 2, 2, 2].map((count) => [page, count]));
});

test('what was seen once is forgotten in the end', () => {
  const cache = createFragmentCache({ seenOnce: 10 });
  for (let time = 0; time < 3; time += 1)
    for (let number = 0; number < 11; number += 1) pageOf(namesOf(`herb ${number}`), cache);
  expect(cache.size().markups).toBe(0);
});

test('what is kept has a bound, and what was not asked for longest goes first', () => {
  const bytes = 5000;
  const cache = createFragmentCache({ bytes });
  const Part = vi.fn(Names);
  const look = (name: string) => pageOf(<Fragment as="div" of={Part} given={{ names: [name] }} />, cache);
  for (let number = 0; number < 100; number += 1) {
    for (let time = 0; time < 2; time += 1) look(`herb ${number} `.repeat(10));
    expect(cache.size().bytes).toBeLessThanOrEqual(bytes);
  }
  expect(cache.size().markups).toBeGreaterThan(1);
  const before = Part.mock.calls.length;
  look('herb 99 '.repeat(10));
  expect(Part.mock.calls.length).toBe(before);
  look('herb 0 '.repeat(10));
  expect(Part.mock.calls.length).toBe(before + 1);
  // More than all that is kept may take.
  for (let time = 0; time < 2; time += 1) look('x'.repeat(bytes));
  expect(cache.size().bytes).toBeLessThanOrEqual(bytes);
});

/** Browsers read the numbers of control characters as if they were of Windows’ own code: HTML, section 13.2.5.80. */
const windows = new TextDecoder('windows-1252');
const characterOf = (code: number) =>
  code >= 0x80 && code <= 0x9f ? windows.decode(Uint8Array.of(code)) : String.fromCodePoint(code);

test('markup is kept with one byte a character, and a browser reads the same text', () => {
  const text = 'a “leaf” of ŋŋ, é, 🌿, \u0080\u0085\u009f\u00a0ÿĀ and <b>';
  const { markupOf } = createFragmentCache();
  const source = { Part: Names, given: { names: [text] }, seen: undefined };
  const markup = markupOf(source);
  expect(markup).toMatch(/^[\0-\xff]*$/);
  const read = markup.replace(/&#(\d+);/g, (_, code: string) => characterOf(Number(code)));
  expect(read).toBe(renderToString(<Names names={[text]} />));
});

test('callbacks are for the browser, and no part of what a fragment is kept by', () => {
  const cache = createFragmentCache();
  const Button = vi.fn((_: { readonly onChange?: () => void }) => <i>button</i>);
  const look = () =>
    pageOf(<Fragment as="div" of={Button} given={{}} live={{ onChange: () => {} }} />, cache);
  // @ts-expect-error A function has no place in a key.
  const _ = <Fragment as="div" of={Button} given={{ onChange: () => {} }} />;
  for (let time = 0; time < 3; time += 1) look();
  expect(Button.mock.calls.map(([props]) => props)).toEqual([{}, {}]);
});

const Bold = () => <b>kept</b>;

/** Uses whatever React keeps while it renders. */
function Around({ children }: { readonly children: ReactNode }) {
  const [word] = useState(useContext(WordContext));
  const id = useId();
  return (
    <WordContext.Provider value={`${word} and more`}>
      <p id={id}>{word}</p>
      {children}
      <Inner />
    </WordContext.Provider>
  );
}

function Inner() {
  return (
    <p id={useId()}>
      {useContext(WordContext)} {useRootData()?.viewer.kind}
    </p>
  );
}

test('rendering inside a rendering leaves the page around as it is without', () => {
  const page = (kept: ReactNode) => (
    <RootDataContext.Provider value={root}>
      <Around>
        {kept}
        <Around>{kept}</Around>
      </Around>
    </RootDataContext.Provider>
  );
  const kept = <Fragment as="div" of={Bold} given={{}} />;
  const plain = page(
    <div>
      <Bold />
    </div>,
  );
  const { markupOf } = createFragmentCache();
  const within = (
    <FragmentMarkupContext.Provider value={markupOf}>{page(kept)}</FragmentMarkupContext.Provider>
  );
  for (let time = 0; time < 3; time += 1) {
    expect(renderToString(within)).toBe(renderToString(plain));
  }
});

const Inside = () => <i>{JSON.stringify(useRootData())}</i>;
const Outside = () => (
  <Fragment as="li" of={Inside} given={{}} sees={({ lite }) => ({ lite })} className="in" />
);

test('in the browser, and inside another fragment, a fragment is rendered as what it is', () => {
  const nested = <Fragment as="div" of={Outside} given={{}} sees={({ asList }) => ({ asList })} />;
  const plain = renderToString(<RootDataContext.Provider value={root}>{nested}</RootDataContext.Provider>);
  expect(plain).toBe('<div><li class="in"><i>{}</i></li></div>');
  expect(pageOf(nested)).toBe(plain);
});
