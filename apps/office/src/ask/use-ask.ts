import type { Call, ResultOf } from '#contracts/call.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { CallInput } from '../api/call-office.ts'
import { useChange } from '../api/use-change.ts'

/** Opens a dialog about one thing; it stays open with the reason as long as the server says no. */
export function useAsk<Thing, C extends Call>(call: C) {
  const [about, setAbout] = useState<Thing | null>(null)
  const notify = useNotify()
  const { run, busy, refusal, forget } = useChange(call)
  const close = () => setAbout(null)
  return {
    about,
    busy,
    refusal,
    close,
    open: (thing: Thing) => {
      forget()
      setAbout(thing)
    },
    /** `said` is shown when it is done. */
    send: async (input: CallInput<C>, said: (result: ResultOf<C>) => string): Promise<ResultOf<C> | null> => {
      const result = await run(input)
      if (result === null) return null
      close()
      notify(said(result), { type: 'success', autoHideDuration: 6000 })
      return result
    },
  }
}
