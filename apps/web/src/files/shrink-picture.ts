/** More than this shows nothing more of a lamp or a bill, and costs its sender megabytes. */
const LONGEST_SIDE = 1600
const QUALITIES = [0.82, 0.7, 0.55] as const
/** About ten seconds on a slow line. */
const GOOD_BYTES = 420_000

/** What the phone cannot open is no picture for us either. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** By an element, which every browser of ours turns upright; a bitmap of its own is newer than some of them. */
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

/** Drawn anew at the size that is sent: where it was taken, and by which phone, stays behind. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await open(file)
  const { width, height } = fittedSize(image.naturalWidth, image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new NoPicture('cannot be drawn')
  // What shines through would be black.
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
