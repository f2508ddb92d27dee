import { drawIcon } from './draw-icon.tsx'

export const ExternalIcon = drawIcon('M14 4h6v6', 'M20 4l-9 9', 'M18 14v5.5H4.5V6H10')
