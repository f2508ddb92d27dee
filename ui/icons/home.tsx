import { drawIcon } from './draw-icon.tsx'

export const HomeIcon = drawIcon('M4 11l8-7 8 7', 'M6 9.5V20h12V9.5', 'M10 20v-6h4v6')
