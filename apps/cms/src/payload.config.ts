import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { my } from '@payloadcms/translations/languages/my'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { withCertainCommits } from './certain-commits.ts'
import { iddRates, roamRates, roamZones } from './collections/abroad.ts'
import { announcements } from './collections/announcements.ts'
import { awards } from './collections/awards.ts'
import { banners } from './collections/banners.ts'
import { categories } from './collections/categories.ts'
import { digitalGroups } from './collections/digital-groups.ts'
import { digitalServices } from './collections/digital-services.ts'
import { faqs } from './collections/faqs.ts'
import { fibreWords } from './collections/fibre-words.ts'
import { footers, menus, searchDestinations } from './collections/frame.ts'
import { jobs } from './collections/jobs.ts'
import { media } from './collections/media.ts'
import { packageGroups } from './collections/package-groups.ts'
import { packageWords } from './collections/package-words.ts'
import { pages } from './collections/pages.ts'
import { posts } from './collections/posts.ts'
import { shops } from './collections/shops.ts'
import { users } from './collections/users.ts'
import { ussdCodes } from './collections/ussd-codes.ts'
import { ENDED, WAITING } from './desk/desk-lists.ts'
import { drawingEndpoints } from './drawings/drawing-endpoints.ts'
import { deskSearchEndpoint } from './endpoints/desk-search.ts'
import { linksEndpoint } from './endpoints/links.ts'
import { zawgyiEndpoint } from './endpoints/zawgyi.ts'
import { offersEndpoint } from './offers/offers-endpoint.ts'
import { believedOrigins } from './origins.ts'
import { mailAdapter } from './mail/mail-adapter.ts'
import { editor } from './richtext/editor.ts'
import { withRoomForSaves } from './room-for-saves.ts'
import { settings } from './settings.ts'
import { guardStrategies } from './staff/gate.ts'
import { BURMESE_DATES } from './time/burmese-dates.ts'
import { PAYLOAD_BURMESE } from './words/payload-burmese.ts'
import { inBothLanguages } from './words/both-languages.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const CONNECTIONS = 20
const SAVES_AT_ONCE = 8

const LARGEST_UPLOAD_BYTES = 5 * 1024 * 1024

export default buildConfig({
  secret: settings.secret,
  // Without serverURL the screens call the address they were opened at; with it, the other loopback name is another site.
  cors: believedOrigins(settings.url),
  csrf: believedOrigins(settings.url),
  telemetry: false,
  graphQL: { disable: true },
  db: withRoomForSaves(
    withCertainCommits(
      postgresAdapter({
        pool: { connectionString: settings.databaseUrl, max: CONNECTIONS },
        // Only migrations change the schema; they are files, read and committed.
        push: false,
        migrationDir: at('./migrations'),
      }),
    ),
    SAVES_AT_ONCE,
  ),
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'my', label: 'မြန်မာ' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: {
    supportedLanguages: { en, my: { ...my, dateFNSKey: BURMESE_DATES } },
    translations: { my: PAYLOAD_BURMESE },
  },
  admin: {
    user: users.slug,
    // The default asks gravatar.com for a picture of every colleague.
    avatar: 'default',
    // On the right they would lie over the card that shows how Zawgyi would read.
    toast: { position: 'bottom-left', duration: 8000 },
    meta: { titleSuffix: ` · ${settings.brandName}` },
    components: {
      views: {
        login: { Component: '/src/components/sign-in-view.tsx#SignInView' },
        forgot: { Component: '/src/components/forgot-view.tsx#ForgotView' },
        newPassword: {
          Component: '/src/components/new-password-view.tsx#NewPasswordView',
          path: '/new-password',
          exact: true,
        },
        invite: { Component: '/src/components/invite-view.tsx#InviteView', path: '/invite', exact: true },
        secondFactor: {
          Component: '/src/components/second-factor-view.tsx#SecondFactorView',
          path: '/second-factor',
          exact: true,
        },
        waiting: { Component: '/src/desk/list-view.tsx#WaitingView', path: WAITING.path, exact: true },
        ended: { Component: '/src/desk/list-view.tsx#EndedView', path: ENDED.path, exact: true },
      },
      providers: ['/src/pictures/picture-guard.tsx#PictureGuard'],
      beforeDashboard: ['/src/components/factor-offer.tsx#FactorOffer', '/src/desk/start-page.tsx#StartPage'],
      graphics: { Logo: '/src/components/marks.tsx#Logo', Icon: '/src/components/marks.tsx#Icon' },
    },
    importMap: { baseDir: at('..'), importMapFile: at('./app/(payload)/admin/importMap.js') },
  },
  ...(settings.smtpUrl ? { email: mailAdapter(settings.smtpUrl) } : {}),
  editor,
  sharp,
  upload: { limits: { fileSize: LARGEST_UPLOAD_BYTES }, abortOnLimit: true },
  endpoints: [zawgyiEndpoint, linksEndpoint, deskSearchEndpoint, offersEndpoint, ...drawingEndpoints],
  onInit: guardStrategies,
  typescript: { outputFile: at('./payload-types.ts'), autoGenerate: false },
  collections: [
    posts,
    categories,
    announcements,
    banners,
    packageWords,
    packageGroups,
    digitalServices,
    digitalGroups,
    fibreWords,
    pages,
    jobs,
    awards,
    faqs,
    ussdCodes,
    shops,
    roamZones,
    roamRates,
    iddRates,
    menus,
    footers,
    searchDestinations,
    media,
    users,
  ].map(inBothLanguages),
})
