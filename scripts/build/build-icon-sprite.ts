import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  advertIcons,
  advertMarks,
  icons,
  illustrations,
  sellerIcons,
  stallIcons,
} from '../../app/ui/icon-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const license = '<!-- Icons: Lucide, ISC License, https://lucide.dev/license. Marks: our own. -->';

/** Writes a sprite of these drawings: pages refer to a symbol, and the browser fetches the file once. */
async function build(file: string, lucide: Readonly<Record<string, string>>, own: readonly string[]) {
  const symbols = await Promise.all([
    ...Object.entries(lucide).map(([name, icon]) =>
      symbol(name, `node_modules/lucide-static/icons/${icon}.svg`),
    ),
    ...own.map((name) => symbol(name, `app/assets/illustrations/${name}.svg`)),
  ]);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${license}${symbols.join('')}</svg>\n`;
  await writeFile(`${root}app/assets/${file}`, sprite);
  console.log(`app/assets/${file}: ${symbols.length} drawings, ${sprite.length} bytes`);
}

async function symbol(name: string, file: string): Promise<string> {
  const svg = await readFile(`${root}${file}`, 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (viewBox === undefined || shapes === undefined) throw new Error(`${file} is not an SVG drawing`);
  const packed = shapes.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>');
  return `<symbol id="${name}" viewBox="${viewBox}">${packed}</symbol>`;
}

await build('icons.svg', icons, illustrations);
await build('advert-icons.svg', advertIcons, advertMarks);
await build('seller-icons.svg', sellerIcons, []);
await build('stall-icons.svg', stallIcons, []);
