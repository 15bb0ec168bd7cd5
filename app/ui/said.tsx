import { createElement, Fragment, type ReactNode } from 'react';

interface SaidProps {
  /** A text with parts in tags: `'Read the <terms>terms</terms> first.'`. */
  readonly text: string;
  /** What is made of the words of each tag. */
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence of which some words are a link, or stand out. Translators move the tags with the words. */
export function Said({ text, parts }: SaidProps) {
  // Text, name of a tag, its words, text, and so on.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes = pieces.map((piece, index) =>
    index % 3 === 1 ? parts[piece]?.(pieces[index + 1] ?? '') : index % 3 === 0 && piece,
  );
  return createElement(Fragment, null, ...nodes);
}
