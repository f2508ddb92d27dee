import { drawIcon } from './draw-icon.tsx'

export const DangerIcon = drawIcon(
  'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  'M12 7.5v5.5',
  'M12 16.2v.01',
)
