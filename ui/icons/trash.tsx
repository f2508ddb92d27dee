import { drawIcon } from './draw-icon.tsx'

export const TrashIcon = drawIcon(
  'M4.5 6.5h15',
  'M9 6.5V4h6v2.5',
  'M6.5 6.5l.8 14h9.4l.8-14',
  'M10 10.5v6',
  'M14 10.5v6',
)
