import { drawIcon } from './draw-icon.tsx'

export const ThumbDownIcon = drawIcon(
  'M17 13V4h3.5v9z',
  'M17 13l-4 8a2.5 2.5 0 0 1-2.5-2.5V15H5.3a1.8 1.8 0 0 1-1.8-2.1l1.2-7.4A1.8 1.8 0 0 1 6.5 4H17',
)
