import type { BaseName } from '#contracts/bases.ts'
import type { Call } from '#contracts/call.ts'
import { currentLang } from '../i18n/lang.ts'
import { addressOf, type CallInput, envelopeOf, headersOf, send, storedToken } from './call-api.ts'
import { loadWebConfig } from './web-config.ts'

/** A call whose body is bytes: a part of a file. */
export async function sendBytes<C extends Call>(
  call: C,
  bytes: Blob,
  input: Pick<CallInput<C>, 'params' | 'token' | 'signal'>,
): Promise<void> {
  const { bases } = await loadWebConfig()
  const lang = currentLang()
  const token = input.token ?? storedToken()
  const answer = await send(addressOf(call, bases[call.base as BaseName], input as CallInput<Call>), {
    method: call.method,
    headers: { ...headersOf(call, lang, token, undefined), 'Content-Type': 'application/octet-stream' },
    body: bytes,
    ...(input.signal ? { signal: input.signal } : {}),
  })
  await envelopeOf({ answer, lang, token })
}
