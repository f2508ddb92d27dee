import { drawIcon } from './draw-icon.tsx'

export const PrintIcon = drawIcon('M7 9V3.5h10V9', 'M7 17H4V9.5h16V17h-3', 'M7 14h10v6.5H7z')
