import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import '#ui/fonts/fonts.css'
import '#ui/tokens.css'
import './office.css'
import { styleNonce } from './nonce.ts'
import { Office } from './office.tsx'

const place = document.getElementById('app')
// Styles that the components make while they run carry the value that this answer's policy allows.
const cache = createCache({ key: 'o', nonce: styleNonce(), prepend: true })

if (place)
  createRoot(place).render(
    <CacheProvider value={cache}>
      <Office />
    </CacheProvider>,
  )
