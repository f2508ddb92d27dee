import { drawIcon } from './draw-icon.tsx'

export const RefreshIcon = drawIcon('M20 12a8 8 0 1 1-2.5-5.8', 'M20 3.5v4h-4')
