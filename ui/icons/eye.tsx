import { drawIcon } from './draw-icon.tsx'

export const EyeIcon = drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
)
