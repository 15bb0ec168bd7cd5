import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { icons, illustrations } from '../../app/ui/icon-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = [
  ...Object.entries(icons).map(([name, lucide]) => ({
    name,
    file: `node_modules/lucide-static/icons/${lucide}.svg`,
  })),
  ...illustrations.map((name) => ({ name, file: `app/assets/illustrations/${name}.svg` })),
];

/** One sprite for all icons: pages refer to a symbol, and the browser fetches the file once. */
const symbols = await Promise.all(
  sources.map(async ({ name, file }) => {
    const svg = await readFile(`${root}${file}`, 'utf8');
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (viewBox === undefined || shapes === undefined) throw new Error(`${file} is not an SVG drawing`);
    const packed = shapes.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>');
    return `<symbol id="${name}" viewBox="${viewBox}">${packed}</symbol>`;
  }),
);

const license = '<!-- Icons: Lucide, ISC License, https://lucide.dev/license. Marks: our own. -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${license}${symbols.join('')}</svg>\n`;
await writeFile(`${root}app/assets/icons.svg`, sprite);
console.log(`app/assets/icons.svg: ${symbols.length} drawings, ${sprite.length} bytes`);
