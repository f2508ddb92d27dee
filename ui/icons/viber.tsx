import { drawIcon } from './draw-icon.tsx'

export const ViberIcon = drawIcon(
  'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v8a2.5 2.5 0 0 1-2.5 2.5h-5L9 21v-3.5H6A2.5 2.5 0 0 1 3.5 15V7A2.5 2.5 0 0 1 6 4.5z',
  'M9 8l1.5 2-.7 1a5 5 0 0 0 3.2 3.2l1-.7 2 1.5',
  'M13 8a3.5 3.5 0 0 1 3 3',
)
