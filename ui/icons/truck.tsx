import { drawIcon } from './draw-icon.tsx'

export const TruckIcon = drawIcon(
  'M2.5 6h11v10h-11z',
  'M13.5 9.5H18l3.5 3.5v3h-8',
  'M5.2 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
  'M15.7 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
)
