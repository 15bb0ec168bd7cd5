import type { PictureHash } from '../entities/picture.ts';
import { pictureFileName } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { hashOf } from './picture-hash.ts';

type HashingPorts = Pick<Ports, 'pictures' | 'photoStore' | 'pictureEncoder'>;

/** Few enough that other tasks soon have their turn. */
const picturesPerTurn = 20;

/** Computes hashes for the next old pictures that lack them; returns whether all now have them. */
export async function hashPictures(ports: HashingPorts): Promise<boolean> {
  for (const key of await ports.pictures.lackingHash(picturesPerTurn)) await hashPicture(ports, key);
  return (await ports.pictures.lackingHash(1)).length === 0;
}

/** Computes the hash from a stored copy. A lost or damaged picture gets an empty hash. */
export async function hashPicture(ports: HashingPorts, key: string): Promise<PictureHash> {
  const copy = await ports.photoStore.read(pictureFileName(key, 320, 'webp'));
  const shades = copy && (await ports.pictureEncoder.shades(copy));
  const hash = shades === undefined ? '' : hashOf(shades);
  await ports.pictures.setHash(key, hash);
  return hash;
}
