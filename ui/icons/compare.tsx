import { drawIcon } from './draw-icon.tsx'

export const CompareIcon = drawIcon('M9 4H4v16h5', 'M15 4h5v16h-5', 'M12 2.5v19')
