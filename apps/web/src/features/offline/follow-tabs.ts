import { LANG_KEY, savedLang } from '../../i18n/lang.ts'
import { switchLanguage } from '../../i18n/start-i18n.ts'

/** A language that is chosen in another tab is this one's too; nobody needs that before the page stands. */
export const followTabs = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key === LANG_KEY) void switchLanguage(savedLang())
  })
