import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
)
const painted = () => sharp(DRAWING).png().toBuffer()

// What the library may read is set for the whole process, and other parts of the product draw from SVG.
test('a process that only knows of pictures reads drawings; one that has cleaned a picture does not any more', async () => {
  const png = await painted()
  expect(await cleanPicture(png)).toMatchObject({ type: 'image/jpeg' })
  await expect(painted()).rejects.toThrow(/unsupported/u)
})
