import type { Session } from 'smpp'

/** What is said in one turn of the event loop leaves as one packet: one each would cost both sides a system call for every message. */
export function makeOnePacket(session: Pick<Session, 'socket'>): () => void {
  let isGathering = false
  return function gather() {
    if (isGathering) return
    isGathering = true
    const { socket } = session
    socket.cork()
    setImmediate(() => {
      isGathering = false
      socket.uncork()
    })
  }
}
