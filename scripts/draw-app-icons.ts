import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const paper = '#fbf7ef';
const leaf = '#2f5d3a';

const drawing = await readFile(`${root}app/assets/illustrations/logo.svg`, 'utf8');
const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1];
if (shapes === undefined) throw new Error('The logo is not an SVG drawing');
const coloured = shapes.replaceAll('currentColor', leaf).replaceAll(/var\(--mark-vein,\s*[^)]+\)/g, paper);

/** The leaf alone, for the tab of a browser: it stands on light and on dark. */
await writeFile(
  `${root}public/favicon.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${coloured}</svg>\n`,
);

/** The leaf on paper with air around it, so that a phone may cut any shape out of it. */
const onPaper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${paper}"/><g transform="translate(6.4 6.2) scale(.6)">${coloured}</g></svg>`;

for (const size of [192, 512]) {
  const file = `${root}public/icon-${size}.png`;
  await sharp(Buffer.from(onPaper), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(file);
  console.log(`public/icon-${size}.png`);
}
