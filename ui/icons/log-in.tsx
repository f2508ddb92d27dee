import { drawIcon } from './draw-icon.tsx'

export const LogInIcon = drawIcon(
  'M15 4h3.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H15',
  'M4 12h11',
  'M11 8l4 4-4 4',
)
