import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArtManifest } from './pictures.ts'

const MANIFEST = 'media/manifest.json'

/** The built website has a manifest of its pictures; before the first build the folder they are drawn into has one. */
export function readArt(webDist: string): ArtManifest {
  const file = [join(webDist, MANIFEST), join(webDist, '../public', MANIFEST)].find((path) =>
    existsSync(path),
  )
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as ArtManifest) : {}
}
