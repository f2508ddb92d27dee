export type WordLayer = 'contract' | 'module' | 'feature' | 'texts' | 'journey'

export type WordException = {
  readonly words: readonly string[]
  readonly without: readonly WordLayer[]
  readonly why: string
}

/** Words that are not used in every layer, with the reason. Everything that is not here has all five. */
export const WORD_EXCEPTIONS: readonly WordException[] = [
  {
    words: ['about', 'campaign', 'community', 'home', 'news', 'offline', 'post', 'promotions'],
    without: ['contract', 'module'],
    why: 'screens of what editors write: the calls and the module are those of content',
  },
  {
    words: ['content'],
    without: ['feature'],
    why: 'shown by all the screens above; what it shows itself are the previews of links, written on the server',
  },
  { words: ['pages'], without: ['module'], why: 'documents made of blocks: content keeps and serves them' },
  {
    words: ['business'],
    without: ['contract', 'module', 'feature', 'texts'],
    why: 'a tab of the site whose addresses are all pages of editors',
  },
  {
    words: ['lost-phone'],
    without: ['feature', 'texts'],
    why: 'two cards of the page for whoever cannot sign in: identity shows them, in its words',
  },
  {
    words: ['careers'],
    without: ['feature'],
    why: 'the form stands on the page of a job, which about shows',
  },
  {
    words: ['forms'],
    without: ['contract', 'module', 'journey'],
    why: 'what every form of questions says about an answer that will not do',
  },
  { words: ['digital'], without: ['module'], why: 'packages sells digital services from the same catalogue' },
  {
    words: ['captcha', 'passkey'],
    without: ['module', 'feature', 'texts', 'journey'],
    why: 'two parts of identity whose calls would make one contract too long',
  },
  {
    words: ['fibre-bills', 'fibre-orders'],
    without: ['module', 'feature', 'texts', 'journey'],
    why: 'two parts of fibre whose calls would make one contract too long',
  },
  {
    words: ['proof'],
    without: ['module', 'journey'],
    why: 'a part of identity that other screens ask for; walked with each of them',
  },
  {
    words: ['search'],
    without: ['feature', 'journey'],
    why: 'stands in the frame (shell/search, e2e/frame)',
  },
  {
    words: ['sim'],
    without: ['contract', 'module'],
    why: 'the page for whoever wants a SIM: its shops are those of shops, its call is that of call-backs',
  },
  {
    words: ['topup'],
    without: ['contract', 'module'],
    why: 'a kind of order: its calls and its delivery are those of payments',
  },
  {
    words: ['office'],
    without: ['contract', 'feature'],
    why: 'the website of staff (apps/office): its calls are in contracts/staff, its screens in apps/office/src',
  },
  {
    words: ['rules'],
    without: ['contract', 'feature', 'texts', 'journey'],
    why: 'what other modules ask; staff set them in the office',
  },
  {
    words: ['audit', 'proposals', 'staff'],
    without: ['contract', 'feature', 'texts', 'journey'],
    why: 'parts of the office, which is another website: its calls are in contracts/staff, its screens in apps/office',
  },
  {
    words: ['notify'],
    without: ['contract', 'feature', 'texts', 'journey'],
    why: 'carries the messages of other modules; nobody calls it from outside',
  },
  {
    words: ['low-data'],
    without: ['contract', 'module'],
    why: 'decided by the browser alone',
  },
  {
    words: ['guest', 'service', 'session'],
    without: ['contract', 'module', 'journey'],
    why: 'parts of many screens, walked with each of them',
  },
  {
    words: ['notfound'],
    without: ['contract', 'module', 'journey'],
    why: 'what stands at an address that is none, walked in e2e/frame',
  },
  {
    words: ['errors', 'frame', 'routes', 'skeleton', 'state', 'simulator', 'sms'],
    without: ['contract', 'module', 'feature', 'journey'],
    why: 'texts that belong to no domain',
  },
]
