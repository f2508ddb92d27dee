import { drawIcon } from './draw-icon.tsx'

export const ClockIcon = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 7v5l3.5 2')
