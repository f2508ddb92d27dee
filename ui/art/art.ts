import type { ArtName } from './names.ts'
import { makePaper, SHEET } from './paper.ts'
import type { Scene } from './scene.ts'
import { devices } from './scenes/devices.ts'
import { evenings } from './scenes/evenings.ts'
import { gifts } from './scenes/gifts.ts'
import { network } from './scenes/network.ts'
import { people } from './scenes/people.ts'
import { places } from './scenes/places.ts'
import { rivers } from './scenes/rivers.ts'

const scenes: Record<ArtName, Scene> = {
  ...rivers,
  ...places,
  ...evenings,
  ...people,
  ...gifts,
  ...devices,
  ...network,
}

export type Crop = { width: number; height: number }

/** A window into the sheet: as much of it as the shape allows, slid sideways to where the eye goes. */
export function artSvg(name: ArtName, crop: Crop): string {
  const scene = scenes[name]
  const paper = makePaper()
  const drawing = scene.draw(paper)
  const scale = Math.min(SHEET.width / crop.width, SHEET.height / crop.height)
  const [w, h] = [crop.width * scale, crop.height * scale]
  const x = Math.min(Math.max(scene.focus * SHEET.width - w / 2, 0), SHEET.width - w)
  const y = (SHEET.height - h) * 0.6
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" viewBox="${x} ${y} ${w} ${h}">` +
    `<defs>${paper.defs()}</defs>${drawing}</svg>`
  )
}
