import { drawIcon } from './draw-icon.tsx'

export const WarningIcon = drawIcon('M12 4L2.8 20h18.4z', 'M12 10v4.5', 'M12 17.2v.01')
