import { drawIcon } from './draw-icon.tsx'

export const HelpIcon = drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2',
  'M12 16.8v.01',
)
