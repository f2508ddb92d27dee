import type {
  ApplicationCode,
  ApplicationService,
  ApplicationState,
  FeeState,
} from '#contracts/applications.ts'
import type { Lang } from '#contracts/language.ts'
import type { Mover } from './states.ts'

export type StoredApplication = {
  readonly id: string
  readonly reference: string
  readonly ownerKey: string
  readonly line: string
  readonly lang: Lang
  readonly code: ApplicationCode
  readonly service: ApplicationService
  readonly state: ApplicationState
  readonly affected: string | null
  readonly contractNo: string | null
  readonly proof: 'CODE' | 'SHOP'
  readonly answers: Readonly<Record<string, string>>
  readonly identitySealed: Buffer | null
  readonly identityShown: Readonly<Record<string, string>> | null
  readonly feeKyat: number
  readonly feeState: FeeState
  readonly orderId: string | null
  readonly slaDueAt: Date | null
  readonly takenBy: string | null
  readonly takenByName: string | null
  readonly systemRef: string | null
  readonly deedId: string | null
  /** The request exactly as it was first sent to the book. */
  readonly deedTo: string | null
  readonly deedWhy: string | null
  readonly dueAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly version: number
}

export type StoredStep = {
  readonly id: string
  readonly applicationId: string
  readonly at: Date
  readonly state: ApplicationState
  readonly by: Mover
  readonly words: string | null
}

/** Key under which the files of a step are stored. */
export const fileThing = (stepId: string): string => `application:${stepId}`
