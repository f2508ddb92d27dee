import sharp from 'sharp'

/** Three bytes for every point: as heavy as a picture can be. */
export const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

/** Few bytes and very many points. */
export const widePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: '#35102a' } })
    .png()
    .toBuffer()
