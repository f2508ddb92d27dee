import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import '../ui/fonts/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'

type PageProps = { example: string; lang: string; theme: string; children: ReactNode }

function Page({ example, lang, theme, children }: PageProps) {
  useEffect(() => {
    document.documentElement.lang = lang
    document.documentElement.dataset['theme'] = theme
  }, [lang, theme])
  return (
    <main data-example={example} data-lang={lang}>
      {children}
    </main>
  )
}

const asPage: Decorator = (Story, { id, globals }) => (
  <Page example={id} lang={String(globals['lang'])} theme={String(globals['theme'])}>
    <Story />
  </Page>
)

const preview: Preview = {
  decorators: [asPage],
  // Checked by the suite, in its own time: axe cannot run twice on one page.
  initialGlobals: { lang: 'en', theme: 'light', a11y: { manual: true } },
  globalTypes: {
    lang: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'my'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
}

export default preview
