import { drawIcon } from './draw-icon.tsx'

export const LogOutIcon = drawIcon(
  'M9 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H9',
  'M10 12h10',
  'M16 8l4 4-4 4',
)
