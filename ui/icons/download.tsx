import { drawIcon } from './draw-icon.tsx'

export const DownloadIcon = drawIcon('M12 4v11', 'M7.5 11l4.5 4.5 4.5-4.5', 'M4.5 20h15')
