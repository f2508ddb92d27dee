import { brand } from '#brand'

/** A seed row that names an address. */
export type SeedRoute = {
  readonly row: string
  readonly path: string
  /** Opens only with a stored session. */
  readonly signedIn?: true
}

const { slug } = brand

const route = (row: string, path: string, more: Partial<SeedRoute> = {}): SeedRoute => ({
  row,
  path,
  ...more,
})

/** The seed's route table, in its order. */
export const TABLE: readonly SeedRoute[] = [
  route('S-030', ''),
  route('S-031', 'personal'),
  route('S-032', 'whatIsNew'),
  route('S-033', 'promotions'),
  route('S-036', 'mobile-services'),
  route('S-037', 'home-internet'),
  route('S-038', 'digital-service'),
  route('S-039', 'community'),
  route('S-040', 'service-application'),
  route('S-041', 'request-issue'),
  route('S-042', 'myid-app'),
  route('S-043', `${slug}-elearning`),
  route('S-044', `${slug}-family`),
  route('S-045', `${slug}-mbccs`),
  route('S-046', `${slug}-pay`),
  route('S-047', 'mytelpay-agent'),
  route('S-048', 'mytelpay-cse'),
  route('S-049', 'mytelpay-machant'),
  route('S-050', 'mytelpay-mBCCS'),
  route('S-051', 'International'),
  route('S-052', 'about-us'),
  route('S-053', 'top-up'),
  route('S-054', 'myid'),
  route('S-055', 'qna'),
  route('S-056', 'ussd'),
  route('S-057', 'order-sim'),
  route('S-058', 'log-in'),
  route('S-059', 'forget-password'),
  route('S-060', 'business'),
  route('S-061', `${slug}-loyalty`),
  route('S-062', `${slug}-loyalty-home`),
  route('S-063', `${slug}-loyalty-voucher-exchange/c-class`),
  route('S-064', `${slug}-loyalty-dinner`),
  route('S-065', `${slug}-loyalty-detail-voucher-exchange`),
  route('S-066', `${slug}-loyalty-ranking`),
  route('S-067', 'myid-loyalty-point'),
  route('S-068', 'myid-loyalty-exchange-point-data'),
  route('S-069', 'myid-loyalty-exchange-point-super'),
  route('S-070', 'myid-loyalty-exchange-point-sms'),
  route('S-071', 'myid-loyalty-exchange-point-voice'),
  route('S-072', 'myid-loyalty-exchange-point-ftth'),
]

/** The seed's navigation links. */
export const LINKS: readonly SeedRoute[] = [
  route('S-079', 'home-internet/all'),
  route('S-080', 'digital-service/utilities'),
  route('S-081', 'International/roam'),
  route('S-082', 'International/internationalCallandSMS'),
  route('S-083', 'about-us/find-our-shop', { signedIn: true }),
  route('S-084', 'about-us/contact-us'),
  route('S-085', 'about-us/awards'),
  route('S-086', 'about-us/community'),
  route('S-087', 'about-us/our-story'),
  route('S-088', 'about-us/career'),
  route('S-089', 'business'),
  route('S-090', 'business/dia'),
  route('S-091', 'business/m2m'),
  route('S-092', 'business/bulk-sms'),
  route('S-093', 'business/v-bot'),
  route('S-094', 'business/data-center'),
  route('S-095', 'business/eKYC'),
  route('S-096', 'business/rpa'),
]
