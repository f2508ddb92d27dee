import { drawIcon } from './draw-icon.tsx'

export const EditIcon = drawIcon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19z', 'M14 6.5L17.5 10')
