import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts/fonts.css'
import { createRoot } from 'react-dom/client'
import { loadWebConfig } from '../api/web-config.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { App } from './app.tsx'

/** What goes wrong before the first paint is for the console; the page never greets anybody with an error. */
async function start(): Promise<void> {
  window.history.scrollRestoration = 'manual'
  void loadWebConfig()
  await startI18n().catch((error: unknown) => console.error('texts could not be loaded', error))
  const place = document.getElementById('app')
  if (place) createRoot(place).render(<App />)
}

/** A framed page stays hidden and asks for nothing. */
if (window.self === window.top) void start()
