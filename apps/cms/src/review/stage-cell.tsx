'use client'
import { StageBadge } from './stage-badge.tsx'
import { stageOf } from './stages.ts'

/** What was there before reviews were is published, and has no stage. */
export const StageCell = ({ cellData, rowData }: { cellData?: unknown; rowData?: { _status?: unknown } }) => (
  <StageBadge stage={stageOf(cellData ?? (rowData?._status === 'published' ? 'PUBLISHED' : 'DRAFT'))} />
)
