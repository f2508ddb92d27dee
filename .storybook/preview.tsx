import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import '../ui/fonts/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'

function Page({ lang, theme, children }: { lang: string; theme: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = lang
    document.documentElement.dataset['theme'] = theme
  }, [lang, theme])
  return <main data-lang={lang}>{children}</main>
}

const asPage: Decorator = (Story, { globals }) => (
  <Page lang={String(globals['lang'])} theme={String(globals['theme'])}>
    <Story />
  </Page>
)

const preview: Preview = {
  decorators: [asPage],
  initialGlobals: { lang: 'en', theme: 'light' },
  globalTypes: {
    lang: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'my'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
}

export default preview
