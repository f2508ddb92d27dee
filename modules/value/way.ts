import type { Answer } from '#platform/errors/answer.ts'
import type { Behind, MoveRequest } from './begin.ts'
import type { Confirm } from './judge-code.ts'
import type { EndOf, Progress } from './move-kind.ts'

/** How a move is carried out. Both ways keep the same promises and pass the same tests. */
export type Way = {
  /** `known`: a move with this id exists. */
  start<Input, Facts, Data, Result>(
    request: MoveRequest<Input, Facts, Data, Result>,
  ): Promise<Answer<Progress<Data, Result> | Behind | 'known'>>
  /** The right code starts its move, once; concurrent confirmations get the same answer. */
  confirm<Data, Result>(kind: EndOf<Data, Result>, asked: Confirm): Promise<Answer<Progress<Data, Result>>>
}
