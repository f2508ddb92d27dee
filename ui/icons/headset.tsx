import { drawIcon } from './draw-icon.tsx'

export const HeadsetIcon = drawIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2',
  'M4 13.5h3V19H5.5A1.5 1.5 0 0 1 4 17.5z',
  'M20 13.5h-3V19h1.5a1.5 1.5 0 0 0 1.5-1.5z',
  'M18.5 19a4 4 0 0 1-4 2.5H13',
)
