/**
 * Everything that names the operator. No other source file spells the brand; a test holds that.
 * Colours live beside it in `brand.css`, because CSS cannot read this file.
 */
export const brand = {
  slug: 'thazin',
  name: { en: 'Thazin', my: 'သဇင်' },
  legalName: { en: 'Thazin Telecommunications', my: 'သဇင် ဆက်သွယ်ရေး' },
  tagline: { en: 'Close, wherever you are', my: 'ဘယ်နေရာမှာမဆို နီးနီးလေး' },
  /** The orchid of the logo in a square of 64, petals around the middle (32, 33). */
  mark: {
    ground: ['#8a2a66', '#4d1038'],
    sepal: { d: 'M0 2C-8-5-7-17 0-24 7-17 8-5 0 2z', turns: [0, 128, 232], fill: '#f9dfec' },
    petal: { d: 'M0 2C-13-5-12-18 0-22 12-18 13-5 0 2z', turns: [-68, 68], fill: '#ffffff' },
    lip: { d: 'M0-2C6 1 8 8 4 13 2.5 15-2.5 15-4 13-8 8-6 1 0-2z', fill: '#f5b83d' },
    heart: { r: 2.6, fill: '#6d1a4f' },
  },
  hotline: '979',
  hotlineAbroad: '+959690000979',
  email: 'care@thazin.example',
  domain: 'thazin.example',
  /** National significant numbers of our own lines; the server checks against the same list. */
  ownNumbers: { pattern: '^96[5-9][0-9]{7}$', example: '09 691 234 567' },
  ussd: {
    menu: '*979#',
    balance: '*124#',
    packages: '*979*1#',
    topUp: '*123*PIN#',
    share: '*979*5#',
    fibre: '*979*6#',
    points: '*979*7#',
    readCode: '*979*9#',
  },
  social: {
    facebook: 'https://facebook.com/thazin.example',
    viber: 'https://chats.viber.com/thazin.example',
    telegram: 'https://t.me/thazin_example',
    youtube: 'https://youtube.com/@thazin.example',
    tiktok: 'https://tiktok.com/@thazin.example',
  },
} as const
