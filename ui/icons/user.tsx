import { drawIcon } from './draw-icon.tsx'

export const UserIcon = drawIcon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'M4.5 20.5a7.5 7.5 0 0 1 15 0')
