import { encodePlate } from './plates-encode';
import { marchScene, type Scene } from './plates-march';
import { bridge, tower } from './plates-scenes-built';
import { microscope, vault } from './plates-scenes-made';
import { certificate } from './plates-scenes-paper';
import { coins, ingots } from './plates-scenes-value';

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
