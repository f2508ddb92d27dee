import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the website's drawings lie: a desk draws them into its sources, a release has them only as they were built. */
export function drawingsFolder(web: string): string {
  const drawn = join(web, 'public/media')
  return existsSync(drawn) ? drawn : join(web, 'dist/media')
}
