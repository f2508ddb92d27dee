import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { LowDataContext } from '#ui/picture/picture.tsx'
import { useLowData } from '../low-data/low-data.ts'
import { Frame } from '../shell/frame.tsx'
import { PageHost } from './page-host.tsx'
import { useHashLocation } from '../navigation/hash-location.ts'

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>
        <LowDataContext value={useLowData()}>
          <Frame>
            <PageHost />
          </Frame>
        </LowDataContext>
      </Router>
    </QueryClientProvider>
  )
}
