import { drawIcon } from './draw-icon.tsx'

export const ArrowUpIcon = drawIcon('M12 20V4', 'M6 10l6-6 6 6')
