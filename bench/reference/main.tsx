import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { Route, Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

const words = createInstance().use(initReactI18next)
void words.init({ lng: 'en', resources: { en: { translation: { hello: 'Hello {{name}}' } } } })

export function Paragraph() {
  const { t } = useTranslation()
  const { data = '' } = useQuery({ queryKey: ['name'], queryFn: () => Promise.resolve('reader') })
  return <p>{t('hello', { name: data })}</p>
}

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>
        <Router hook={useHashLocation}>
          <Route path="/" component={Paragraph} />
        </Router>
      </I18nextProvider>
    </QueryClientProvider>,
  )
}
