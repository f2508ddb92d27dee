import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Route, Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

export function Paragraph() {
  const { data = '' } = useQuery({ queryKey: ['name'], queryFn: () => Promise.resolve('reader') })
  return <p>Hello {data}</p>
}

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <Router hook={useHashLocation}>
        <Route path="/" component={Paragraph} />
      </Router>
    </QueryClientProvider>,
  )
}
