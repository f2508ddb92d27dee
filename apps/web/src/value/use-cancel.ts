import { useMutation } from '@tanstack/react-query'
import { cancelMove } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useRefreshOwn } from '../api/use-account.ts'

const is = (error: unknown, code: string) => error instanceof ApiRefusal && error.code === code

/** Without waiting for it: what stays set aside ends by itself. */
export const giveUp = (moveId: string): Promise<unknown> =>
  callApi(cancelMove, { params: { moveId } }).catch(() => undefined)

/** Gives up what waits for its code. One that nobody knows is given up already. */
export function useCancel(onDone: () => void, onTakenMeanwhile: () => void) {
  const refresh = useRefreshOwn()
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: async (moveId: string) => {
      try {
        await callApi(cancelMove, { params: { moveId } })
      } catch (error) {
        if (!is(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: onDone,
    onError: (error) => {
      if (is(error, 'CONFLICT')) onTakenMeanwhile()
    },
    onSettled: () => void refresh(),
  })
  return {
    start: cancel.mutate,
    pending: cancel.isPending,
    done: cancel.isSuccess,
    error: cancel.error && !is(cancel.error, 'CONFLICT') ? cancel.error : null,
    reset: cancel.reset,
  }
}
