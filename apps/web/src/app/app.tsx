import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Router } from 'wouter'
import { makeQueryClient } from '../api/query-client.ts'
import { LowDataContext } from '#ui/picture/picture.tsx'
import { useLowData } from '../low-data/low-data.ts'
import { Frame } from '../shell/frame.tsx'
import { useHashLocation } from './hash-location.ts'

export function App() {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>
        <LowDataContext value={useLowData()}>
          <Frame />
        </LowDataContext>
      </Router>
    </QueryClientProvider>
  )
}
