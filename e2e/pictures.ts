import sharp from 'sharp';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG like a photo, different for each seed. */
export async function jpeg(seed: number, { width = 1200, height = 900 } = {}): Promise<PictureFile> {
  const colour = { r: (seed * 67) % 256, g: (seed * 131 + 90) % 256, b: (seed * 29 + 40) % 256 };
  const leaf = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="${20 + (seed % 20)}%" ry="30%" fill="#2f5d3a"/></svg>`,
  );
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: leaf }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `herb-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}
