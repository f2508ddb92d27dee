import { drawIcon } from './draw-icon.tsx'

export const PauseIcon = drawIcon('M8 5v14', 'M16 5v14')
