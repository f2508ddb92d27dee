import { drawIcon } from './draw-icon.tsx'

export const BellIcon = drawIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z', 'M10 20.5h4')
