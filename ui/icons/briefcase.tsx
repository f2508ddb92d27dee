import { drawIcon } from './draw-icon.tsx'

export const BriefcaseIcon = drawIcon('M3.5 8h17v11.5h-17z', 'M9 8V5h6v3', 'M3.5 13h17')
