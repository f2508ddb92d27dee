import type { ApplicationState } from '#contracts/applications.ts'
import type { BadgeProps } from '#ui/badge/badge.tsx'

export const TONES: Readonly<Record<ApplicationState, NonNullable<BadgeProps['tone']>>> = {
  RECEIVED: 'brand',
  CHECKING: 'brand',
  MORE_NEEDED: 'warning',
  DONE: 'success',
  REFUSED: 'plain',
}
