import { drawIcon } from './draw-icon.tsx'

export const UsersIcon = drawIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  'M2.5 20a6.5 6.5 0 0 1 13 0',
  'M15.5 5.3a3.5 3.5 0 0 1 0 6.4',
  'M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
)
