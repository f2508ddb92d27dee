import { drawIcon } from './draw-icon.tsx'

export const CheckCircleIcon = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M8 12.3l2.8 2.8L16 9.5')
