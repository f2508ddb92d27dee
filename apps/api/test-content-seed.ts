import type { Seed } from '#db/seed/read-seed.ts'
import {
  aBanner,
  aCampaign,
  aCategory,
  aDigitalGroup,
  aDigitalService,
  aDocument,
  anAnnouncement,
  aPost,
  aVasGroup,
  fibreWords,
  packageWords,
} from '#modules/content/stored.builder.ts'
import { CatalogueFibre } from '#modules/fibre/index.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { seedOf } from './test-content-app.ts'

const days = (count: number): string => new Date(Date.UTC(2026, 9, 1) + count * 86_400_000).toISOString()

/** 25 news, 12 promotions and 3 community posts; the higher the number, the newer. */
const posts = [
  ...Array.from({ length: 25 }, (_, at) => aPost(`n${at}`, { publishedAt: days(at) })),
  ...Array.from({ length: 12 }, (_, at) =>
    aPost(`p${at}`, { categoryId: 'promotions', template: 'PROMOTION', publishedAt: days(at) }),
  ),
  ...Array.from({ length: 3 }, (_, at) =>
    aPost(`c${at}`, { categoryId: 'schools', template: 'COMMUNITY', publishedAt: days(at + 30) }),
  ),
]

const fibre = CatalogueFibre.parse({
  code: 'F40',
  speedMbpsDown: 40,
  speedMbpsUp: 20,
  monthlyFee: 42_000,
  installFee: 50_000,
  taxRatePct: 5,
  prepay: [
    { months: 1, discountPct: 0, installWaived: false },
    { months: 3, discountPct: 3, installWaived: false },
    { months: 6, discountPct: 7, installWaived: true },
    { months: 12, discountPct: 15, installWaived: true },
  ],
})

const codes = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'V1']

/** Enough of everything for each call to have something to answer. */
export const smallSite: Seed = seedOf(
  [
    aCategory('news', { name: 'News', nameMm: 'သတင်း' }, { sort: 1 }),
    aCategory('promotions', { name: 'Promotions', nameMm: 'ပရိုမိုးရှင်းများ' }, { sort: 2 }),
    aCategory('community', { section: 'COMMUNITY' }, { sort: 3 }),
    aCategory('schools', { section: 'COMMUNITY', parentId: 'community' }, { sort: 4 }),
    ...posts,
    aPost('campaign-2024', {
      categoryId: 'promotions',
      template: 'CAMPAIGN',
      publishedAt: '2024-03-01T00:00:00Z',
      campaign: aCampaign(),
    }),
    anAnnouncement('a1', {}, { sort: 1 }),
    anAnnouncement('a2', { contentMm: null }, { sort: 2 }),
    aBanner('b1'),
    aBanner('b2', {}, { sort: 1 }),
    aBanner('m1', { type: 'MOBILE' }),
    aVasGroup('data', {}, { sort: 1 }),
    aVasGroup('voice', {}, { sort: 2 }),
    ...codes.map((code) => packageWords(code, { groupId: code.startsWith('D') ? 'data' : 'voice' })),
    aDigitalGroup('fun'),
    aDigitalService('music', { productCode: 'MUSIC', action: 'REGISTER' }),
    aDigitalService('news-app'),
    aDocument('footer', 'footer', {
      columns: [{ id: 'packages', name: 'Packages', nameMm: 'ပက်ကေ့ချ်များ', links: [] }],
      social: [],
    }),
    aDocument('page', 'terms', {
      title: 'Terms',
      titleMm: null,
      description: '',
      descriptionMm: null,
      audience: 'PUBLIC',
      updatedOn: '2026-11-01',
      blocks: [
        { type: 'text', anchor: '', title: '', titleMm: null, html: '<p>Be good</p>', htmlMm: null },
        {
          type: 'hero',
          anchor: '',
          title: 'Hello',
          titleMm: null,
          text: '',
          textMm: null,
          pictureName: null,
          pictureAlt: '',
          pictureAltMm: null,
          actions: [],
        },
      ],
    }),
    aDocument('faq', 'faq-1', {
      category: 'TOPUP',
      question: 'How to top up?',
      questionMm: 'ငွေဘယ်လိုဖြည့်မလဲ။',
      answerHtml: '<p>Dial *123#</p>',
      answerHtmlMm: null,
      updatedAt: '2026-11-01T00:00:00Z',
    }),
    aDocument('ussd', 'balance', {
      code: '*124#',
      group: 'BALANCE',
      title: 'Balance',
      titleMm: null,
      steps: '',
      stepsMm: null,
      cost: 0,
    }),
    aDocument('searchDestination', 'top-up', {
      destination: 'Top up',
      destinationMm: 'ငွေဖြည့်',
      link: '#/top-up',
      keywords: [],
    }),
    aDocument('job', 'engineer', {
      title: 'Engineer',
      titleMm: null,
      place: 'Yangon',
      placeMm: null,
      department: 'Network',
      departmentMm: null,
      type: 'FULL_TIME',
      postedOn: '2026-11-01',
      closesOn: '2026-11-30',
      descriptionHtml: '<p>Build</p>',
      descriptionHtmlMm: null,
    }),
    aDocument('award', 'best-2025', {
      year: 2025,
      title: 'Best',
      titleMm: null,
      issuer: 'Someone',
      issuerMm: null,
      text: '',
      textMm: null,
      pictureName: null,
      pictureAlt: '',
      pictureAltMm: null,
    }),
    fibreWords('F40'),
    aDocument('place', 'yangon', {
      parentId: null,
      level: 'REGION',
      name: 'Yangon',
      nameMm: 'ရန်ကုန်',
      coverage: 'FULL',
      lat: 16.8,
      lng: 96.1,
    }),
    aDocument('place', 'sanchaung', {
      parentId: 'yangon',
      level: 'TOWNSHIP',
      name: 'Sanchaung',
      nameMm: 'စမ်းချောင်း',
      coverage: 'FULL',
      lat: 16.8,
      lng: 96.13,
    }),
    aDocument('shop', 'shop-1', {
      name: 'Shop',
      nameMm: 'ဆိုင်',
      type: 'FLAGSHIP',
      address: '1 Street',
      addressMm: 'လမ်း',
      placeId: 'sanchaung',
      township: 'Sanchaung',
      townshipMm: 'စမ်းချောင်း',
      lat: 16.8,
      lng: 96.13,
      phones: [],
      hours: [],
      holidayClosures: [],
      services: ['SIM'],
      accessible: true,
      pictureName: null,
      pictureAlt: '',
      pictureAltMm: null,
    }),
    aDocument('roamZone', 'asia', { name: 'Asia', nameMm: 'အာရှ' }),
    aDocument('roamRate', 'TH-one', {
      country: 'TH',
      name: 'Thailand',
      nameMm: 'ထိုင်း',
      zoneId: 'asia',
      partner: 'One',
      networks: ['4G'],
      callLocalPerMin: 200,
      callHomePerMin: 500,
      receivePerMin: 100,
      smsEach: 150,
      dataPerMb: 50,
    }),
    aDocument('iddRate', 'TH', {
      country: 'TH',
      name: 'Thailand',
      nameMm: 'ထိုင်း',
      dialCode: '66',
      pulseSeconds: 60,
      prefixRates: [{ prefix: '66', perMin: 300, sms: 100 }],
    }),
  ],
  {
    packages: [
      ...codes.map((code, at) =>
        aProduct(code, {
          price: 1_000 + at * 100,
          popularRank: at + 1,
          type: code.startsWith('D') ? 'DATA' : 'VOICE',
        }),
      ),
      aProduct('MUSIC', {
        type: 'DIGITAL',
        autoRenewable: true,
        stopCode: 'STOP to 979',
        validity: { value: 7, unit: 'DAY', endsAtMidnight: false },
      }),
    ],
    fibre: [fibre],
  },
)
