import { drawIcon } from './draw-icon.tsx'

export const CloseIcon = drawIcon('M6 6l12 12', 'M18 6L6 18')
