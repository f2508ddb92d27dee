import { drawIcon } from './draw-icon.tsx'

export const HeartIcon = drawIcon(
  'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z',
)
