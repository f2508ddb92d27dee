import { drawIcon } from './draw-icon.tsx'

export const SimIcon = drawIcon(
  'M7 3h7l4 4v12.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5v-15A1.5 1.5 0 0 1 7.5 3',
  'M9 12h6v5.5H9z',
  'M12 12v5.5',
)
