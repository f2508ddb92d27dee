import { drawIcon } from './draw-icon.tsx'

export const ShopIcon = drawIcon(
  'M4 9.5V20h16V9.5',
  'M3 9l1.8-5h14.4L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z',
  'M10 20v-5.5h4V20',
)
