import type { Plugin } from 'vite';

interface Cut {
  readonly file: string;
  readonly text: string;
  readonly instead: string;
  /** Our own code that needs what is cut. Without it, remix.config.js decides, and its test. */
  readonly needs?: RegExp;
}

const remix = '@remix-run/react/dist/esm';
/** After each, other parts of Remix are unused too, and the bundler drops them. Cuts that save less are not worth their lines. */
const cuts: readonly Cut[] = [
  // Pages know all routes: none are discovered.
  {
    file: `${remix}/fog-of-war.js`,
    text: 'return future.v3_lazyRouteDiscovery === true && !isSpaMode;',
    instead: 'return false;',
  },
  {
    file: '@remix-run/router/dist/router.js',
    text: '= init.patchRoutesOnNavigation;',
    instead: '= undefined;',
  },
  // One request brings the data of all loaders.
  { file: `${remix}/routes.js`, text: 'typeof singleFetch === "function"', instead: 'true' },
  // The server alone writes the scripts that begin a page.
  {
    file: `${remix}/errorBoundaries.js`,
    text: 'renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null',
    instead: 'null',
    needs: /\.hydrate = true/,
  },
  {
    file: `${remix}/components.js`,
    text: 'function PrefetchPageLinks({\n  page,\n  ...dataLinkProps\n}) {',
    instead: 'function PrefetchPageLinks() {\n  return null;',
    needs: /\bprefetch=|\bPrefetchPageLinks\b/,
  },
  {
    file: `${remix}/components.js`,
    text: 'NavLink.displayName = "NavLink";',
    instead: '',
    needs: /\bNavLink\b/,
  },
  {
    file: 'react-router-dom/dist/index.js',
    text: 'typeof router.window.document.startViewTransition !== "function"',
    instead: 'true',
    needs: /\bviewTransition\b/,
  },
];

const notSeen = new Set(cuts.map(({ file }) => file));

/**
 * Leaves out of the browser's script what this site does not use of Remix. Fails if Remix's code has changed there, or if ours
 * needs what is cut.
 */
export const trimRemix: Plugin = {
  name: 'trim-remix',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    for (const file of notSeen) if (isFile(id, file)) notSeen.delete(file);
    return { code: trim(code, id), map: null };
  },
  generateBundle() {
    if (notSeen.size > 0) throw new Error(`No longer in the browser's script: ${[...notSeen].join(', ')}`);
  },
};

function isFile(id: string, file: string): boolean {
  return id.endsWith(`/node_modules/${file}`);
}

export function trim(code: string, id: string): string {
  const needing = id.includes('/node_modules/') ? undefined : cuts.find(({ needs }) => needs?.test(code));
  if (needing !== undefined) throw new Error(`${id} needs what is cut from ${needing.file}: ${needing.text}`);
  return cuts.reduce((trimmed, { file, text, instead }) => {
    if (!isFile(id, file)) return trimmed;
    if (!trimmed.includes(text)) throw new Error(`${id} no longer has what is to be cut: ${text}`);
    return trimmed.replace(text, instead);
  }, code);
}
