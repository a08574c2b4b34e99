import { encodePlate } from './encode';
import { marchScene } from './march';
import type { Scene } from './scene';
import { bridge, tower } from './scenes-built';
import { microscope, vault } from './scenes-made';
import { certificate } from './scenes-paper';
import { coins, ingots } from './scenes-value';

const scenes: Record<string, Scene> = {
  tower,
  ingots,
  coins,
  vault,
  certificate,
  microscope,
  bridge,
};

/** Draws the grey tone maps from which the site's engraved pictures are cut; or only some. */
export async function generatePlates(names: string[] = Object.keys(scenes)): Promise<void> {
  for (const name of names) {
    const scene = scenes[name];
    if (!scene) throw new Error(`Unknown plate: ${name}`);
    await encodePlate(marchScene(scene), `public/images/plates/${name}.webp`);
  }
}
