import { brand } from '#brand'

/** A seed row that names an address, and the words file key of the heading its page shows. */
export type SeedRoute = {
  readonly row: string
  readonly path: string
  /** Key of `i18n/<lang>/routes.json`; absent where the heading is a document's own title. */
  readonly title?: string
  /** Opens only with a stored session. */
  readonly signedIn?: true
}

const { slug } = brand

const route = (row: string, path: string, title: string, more: Partial<SeedRoute> = {}): SeedRoute => ({
  row, path, title: `${title}.title`, ...more,
})

/** The seed's route table, in its order. */
export const TABLE: readonly SeedRoute[] = [
  route('S-030', '', 'home'),
  route('S-031', 'personal', 'personal'),
  route('S-032', 'whatIsNew', 'whatIsNew'),
  route('S-033', 'promotions', 'promotions'),
  route('S-036', 'mobile-services', 'mobileServices'),
  route('S-037', 'home-internet', 'homeInternet'),
  route('S-038', 'digital-service', 'digitalService'),
  route('S-039', 'community', 'community'),
  route('S-040', 'service-application', 'serviceApplication'),
  route('S-041', 'request-issue', 'requestIssue'),
  route('S-042', 'myid-app', 'myidApp'),
  route('S-043', `${slug}-elearning`, 'elearning'),
  route('S-044', `${slug}-family`, 'family'),
  route('S-045', `${slug}-mbccs`, 'mbccs'),
  route('S-046', `${slug}-pay`, 'pay'),
  route('S-047', 'mytelpay-agent', 'payAgent'),
  route('S-048', 'mytelpay-cse', 'payCse'),
  route('S-049', 'mytelpay-machant', 'payMerchant'),
  route('S-050', 'mytelpay-mBCCS', 'payMbccs'),
  route('S-051', 'International', 'international'),
  route('S-052', 'about-us', 'aboutUs'),
  route('S-053', 'top-up', 'topUp'),
  route('S-054', 'myid', 'myid'),
  route('S-055', 'qna', 'qna'),
  route('S-056', 'ussd', 'ussd'),
  route('S-057', 'order-sim', 'orderSim'),
  route('S-058', 'log-in', 'logIn'),
  route('S-059', 'forget-password', 'forgetPassword'),
  route('S-060', 'business', 'business'),
  route('S-061', `${slug}-loyalty`, 'loyalty'),
  route('S-062', `${slug}-loyalty-home`, 'loyaltyHome'),
  route('S-063', `${slug}-loyalty-voucher-exchange/c-class`, 'loyaltyVoucherExchange'),
  route('S-064', `${slug}-loyalty-dinner`, 'loyaltyDinner'),
  route('S-065', `${slug}-loyalty-detail-voucher-exchange`, 'loyaltyVoucherDetail'),
  route('S-066', `${slug}-loyalty-ranking`, 'loyaltyRanking'),
  route('S-067', 'myid-loyalty-point', 'loyaltyPoint'),
  route('S-068', 'myid-loyalty-exchange-point-data', 'loyaltyExchangeData'),
  route('S-069', 'myid-loyalty-exchange-point-super', 'loyaltyExchangeSuper'),
  route('S-070', 'myid-loyalty-exchange-point-sms', 'loyaltyExchangeSms'),
  route('S-071', 'myid-loyalty-exchange-point-voice', 'loyaltyExchangeVoice'),
  route('S-072', 'myid-loyalty-exchange-point-ftth', 'loyaltyExchangeFtth'),
]

/** The seed's navigation links. */
export const LINKS: readonly SeedRoute[] = [
  route('S-079', 'home-internet/all', 'homeInternetAll'),
  route('S-080', 'digital-service/utilities', 'digitalServiceUtilities'),
  route('S-081', 'International/roam', 'roam'),
  route('S-082', 'International/internationalCallandSMS', 'internationalCallAndSms'),
  route('S-083', 'about-us/find-our-shop', 'findOurShop', { signedIn: true }),
  route('S-084', 'about-us/contact-us', 'contactUs'),
  route('S-085', 'about-us/awards', 'awards'),
  route('S-086', 'about-us/community', 'commitment'),
  route('S-087', 'about-us/our-story', 'ourStory'),
  route('S-088', 'about-us/career', 'career'),
  route('S-089', 'business', 'business'),
  route('S-090', 'business/dia', 'businessDia'),
  route('S-091', 'business/m2m', 'businessM2m'),
  route('S-092', 'business/bulk-sms', 'businessBulkSms'),
  route('S-093', 'business/v-bot', 'businessVBot'),
  route('S-094', 'business/data-center', 'businessDataCenter'),
  route('S-095', 'business/eKYC', 'businessEkyc'),
  route('S-096', 'business/rpa', 'businessRpa'),
]
