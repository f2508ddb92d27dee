import sharp from 'sharp'

/** A photograph-like file, large enough for every size the CMS makes of an upload. */
export function aPicture(): Promise<Buffer> {
  const lantern = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#f5b83d" fill-opacity="0.8"/>`
  const lights = Array.from({ length: 24 }, (_, at) =>
    lantern(60 + ((at * 173) % 1480), 80 + ((at * 97) % 500), 18 + (at % 5) * 9),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900"
    fill="#35102a"/><rect y="640" width="1600" height="260" fill="#1f7a55"/>${lights.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}
