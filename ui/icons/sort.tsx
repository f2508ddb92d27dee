import { drawIcon } from './draw-icon.tsx'

export const SortIcon = drawIcon('M8 5v14', 'M4.5 15.5L8 19l3.5-3.5', 'M16 19V5', 'M12.5 8.5L16 5l3.5 3.5')
