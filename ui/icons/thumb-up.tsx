import { drawIcon } from './draw-icon.tsx'

export const ThumbUpIcon = drawIcon(
  'M7 11v9H3.5v-9z',
  'M7 11l4-8a2.5 2.5 0 0 1 2.5 2.5V9h5.2a1.8 1.8 0 0 1 1.8 2.1l-1.2 7.4A1.8 1.8 0 0 1 17.5 20H7',
)
