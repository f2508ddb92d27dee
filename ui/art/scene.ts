import type { Paper } from './paper.ts'

export type Scene = {
  draw: (paper: Paper) => string
  /** Where the eye goes, 0 (left) to 1 (right): the narrow crop keeps it in sight. */
  focus: number
}
