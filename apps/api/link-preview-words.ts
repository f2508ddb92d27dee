import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import enAbout from '#i18n/en/about.json' with { type: 'json' }
import enCampaign from '#i18n/en/campaign.json' with { type: 'json' }
import enNotFound from '#i18n/en/notfound.json' with { type: 'json' }
import enPackages from '#i18n/en/packages.json' with { type: 'json' }
import enRoutes from '#i18n/en/routes.json' with { type: 'json' }
import enContent from '#i18n/en/content.json' with { type: 'json' }
import myAbout from '#i18n/my/about.json' with { type: 'json' }
import myCampaign from '#i18n/my/campaign.json' with { type: 'json' }
import myNotFound from '#i18n/my/notfound.json' with { type: 'json' }
import myPackages from '#i18n/my/packages.json' with { type: 'json' }
import myRoutes from '#i18n/my/routes.json' with { type: 'json' }
import myContent from '#i18n/my/content.json' with { type: 'json' }
import { fillSlots } from '#language/fill-slots.ts'
import type { LinkPreviewWords } from '#modules/content/index.ts'

type Domains = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Text files that pages outside the app share with the app, so that both use the same names. */
const WORDS: Readonly<Record<Lang, Domains>> = {
  en: {
    about: enAbout,
    campaign: enCampaign,
    notfound: enNotFound,
    packages: enPackages,
    routes: enRoutes,
    content: enContent,
  },
  my: {
    about: myAbout,
    campaign: myCampaign,
    notfound: myNotFound,
    packages: myPackages,
    routes: myRoutes,
    content: myContent,
  },
}

export const linkPreviewWords: LinkPreviewWords = (lang, key, slots = {}) => {
  const at = key.indexOf('.')
  const text = WORDS[lang][key.slice(0, at)]?.[key.slice(at + 1)]
  if (text === undefined) throw new Error(`no words for ${key}`)
  return fillSlots(text, { brand: brand.name[lang], hotline: brand.hotline, ...slots })
}
