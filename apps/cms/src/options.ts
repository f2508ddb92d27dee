/**
 * Words that both the CMS and the website's contracts know. The CMS has its own dependency tree and cannot import the
 * contracts; a test beside the projector holds the two lists equal.
 */
export const POST_TEMPLATES = ['NEWS', 'PROMOTION', 'COMMUNITY', 'CAMPAIGN'] as const
export const BANNER_TYPES = [
  'HOME',
  'MOBILE',
  'FTTH',
  'PROMOTION',
  'COMMUNITY',
  'LOYALTY',
  'BUSINESS',
] as const
export const GROUP_KINDS = ['MOBILE', 'DIGITAL'] as const
export const DIGITAL_ACTIONS = ['REGISTER', 'LINK', 'SHARE_DATA', 'SHARE_VOICE', 'INFO'] as const
export const PAGE_AUDIENCES = ['PUBLIC', 'PARTNERS', 'STAFF'] as const
export const PAGE_ICONS = [
  'phone',
  'data',
  'voice',
  'sms',
  'wifi',
  'globe',
  'gift',
  'card',
  'wallet',
  'shield',
  'clock',
  'map',
  'people',
  'heart',
  'leaf',
  'star',
  'chart',
  'cloud',
  'server',
  'robot',
  'code',
  'book',
  'headset',
  'check',
  'lock',
  'bolt',
] as const
export const NOTICE_TONES = ['INFO', 'WARNING'] as const
export const FAQ_CATEGORIES = [
  'ACCOUNT',
  'TOPUP',
  'PACKAGES',
  'SHARE',
  'FIBRE',
  'POINTS',
  'ROAMING',
  'SIM',
  'PAYMENTS',
] as const
export const USSD_GROUPS = ['BALANCE', 'DATA', 'TOPUP', 'PACKAGE', 'ROAM', 'LOYALTY', 'FTTH', 'HELP'] as const
export const SHOP_TYPES = ['FLAGSHIP', 'SHOWROOM', 'AGENT', 'TOPUP_POINT', 'FTTH_COUNTER'] as const
export const SHOP_SERVICES = [
  'SIM',
  'REGISTRATION',
  'TOPUP',
  'PACKAGES',
  'FIBRE',
  'BILLS',
  'DEVICES',
  'LOYALTY',
] as const
export const SHOPS_SHOWN = ['ALL', ...SHOP_SERVICES] as const
export const JOB_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const
export const ROAM_NETWORKS = ['2G', '3G', '4G', '5G'] as const
export const SECTIONS = ['NEWS', 'COMMUNITY'] as const
