import { drawIcon } from './draw-icon.tsx'

export const PackageIcon = drawIcon(
  'M12 3l8 4.5v9L12 21l-8-4.5v-9z',
  'M4.2 7.6L12 12l7.8-4.4',
  'M12 12v9',
  'M8 5.3l8 4.5',
)
