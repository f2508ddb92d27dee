/** Larger pictures show nothing more of a router or a bill, and cost the sender megabytes. */
const LONGEST_SIDE = 1600
const QUALITIES = [0.82, 0.7, 0.55] as const
/** About ten seconds on a slow line. */
const GOOD_BYTES = 420_000

/** A file the phone cannot decode is not accepted as a picture. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** By an img element, which all our browsers rotate upright; createImageBitmap is newer than some of them. */
function open(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new NoPicture('cannot be opened'))
    image.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new NoPicture('cannot be drawn'))),
      'image/jpeg',
      quality,
    ),
  )

/** Re-encodes the picture at its final size, which removes location and device. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await open(file)
  const { width, height } = fittedSize(image.naturalWidth, image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new NoPicture('cannot be drawn')
  // Transparent parts would become black.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(image, 0, 0, width, height)
  let smallest = await toJpeg(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) {
    if (smallest.size <= GOOD_BYTES) break
    smallest = await toJpeg(canvas, quality)
  }
  return smallest
}
