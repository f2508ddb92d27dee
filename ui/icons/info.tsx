import { drawIcon } from './draw-icon.tsx'

export const InfoIcon = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 11v5.5', 'M12 7.5v.01')
