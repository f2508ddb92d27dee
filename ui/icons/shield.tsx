import { drawIcon } from './draw-icon.tsx'

export const ShieldIcon = drawIcon(
  'M12 3l7.5 3v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6z',
  'M8.8 12l2.3 2.3 4.2-4.6',
)
