import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import type { Session } from 'smpp'
import { makeOnePacket } from './one-packet.ts'

it('what is said in one turn arrives together and in order, what comes later in the next', async () => {
  const heard: string[] = []
  const server = createServer((socket) => socket.on('data', (bytes) => heard.push(bytes.toString())))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const gather = makeOnePacket({ socket } as Pick<Session, 'socket'>)
  for (const word of ['a', 'b', 'c']) {
    gather()
    socket.write(word)
  }
  await expect.poll(() => heard).toEqual(['abc'])
  gather()
  socket.write('d')
  await expect.poll(() => heard).toEqual(['abc', 'd'])
  socket.destroy()
  server.close()
})
