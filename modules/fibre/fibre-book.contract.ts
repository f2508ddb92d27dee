import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { fixedClock } from '#platform/clock/clock.ts'
import type { FibreBook, OpenOrder, PostOrder } from './fibre-book.ts'

export type BookUnderTest = {
  readonly book: FibreBook
  readonly clock: ReturnType<typeof fixedClock>
  /** Makes the bills of all contracts that are due. */
  runBills(): Promise<number>
  /** The book's daily run: suspends unpaid contracts and restores paid ones. */
  passDay(): Promise<void>
}

const DAY_MS = 86_400_000
const MONTH_MS = 31 * DAY_MS

const NOTHING_AHEAD = { months: 1, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 }

export const anOpen = (rest: Partial<OpenOrder> = {}): OpenOrder => ({
  reference: randomUUID(),
  line: '959691234567',
  ownerName: 'Daw Khin Khin',
  placeId: 'tsp-sanchaung',
  address: 'No. 12, Baho Road',
  packageCode: 'F40',
  addOnIds: [],
  contractMonths: 12,
  waivedKyat: 0,
  ahead: NOTHING_AHEAD,
  kyat: 105_800,
  ...rest,
})

const aPost = (contractNo: string, kyat: number, rest: Partial<PostOrder> = {}): PostOrder => ({
  reference: randomUUID(),
  contractNo,
  kyat,
  ahead: null,
  leavingKyat: 0,
  ...rest,
})

/**
 * The promises of every book of contracts and bills. The clock starts before the 28th of a month; F40 costs 42,000 and 15 % tax, F60
 * 55,000.
 */
export function fibreBookContract(make: () => Promise<BookUnderTest>): void {
  /** A contract whose first month was paid with the order, after so many bills. */
  async function opened({ book, clock, runBills }: BookUnderTest, bills = 0, rest: Partial<OpenOrder> = {}) {
    const answer = await book.open(anOpen(rest))
    if (answer.said !== 'DONE') throw new Error(`not opened: ${answer.why}`)
    await runBills()
    for (let month = 0; month < bills; month += 1) {
      clock.forward(MONTH_MS)
      await runBills()
    }
    return answer.contractNo
  }
  const dueOf = async ({ book }: BookUnderTest, contractNo: string) =>
    (await book.contract(contractNo))?.dueKyat

  it('a contract is found by its number, its account and its phone; nobody is no error', async () => {
    const made = await make()
    const contractNo = await opened(made, 0, { line: '959420000001' })
    const found = await made.book.contract(contractNo)
    expect(found).toMatchObject({ ownerName: 'Daw Khin Khin', status: 'ACTIVE', packageCode: 'F40' })
    expect(await made.book.find('CONTRACT', contractNo)).toEqual([found])
    expect(await made.book.find('ACCOUNT', found?.accountNo ?? '')).toEqual([found])
    expect(await made.book.find('PHONE', '959420000001')).toEqual([found])
    expect(await made.book.find('CONTRACT', 'FB000')).toEqual([])
    expect(await made.book.contract('FB000')).toBeNull()
  })

  it('the same reference opens one contract, also twenty at once; other content is refused', async () => {
    const { book } = await make()
    const order = anOpen({ line: '959420000002' })
    expect(await book.posted(order.reference, 'OPEN')).toBeNull()
    const answers = await Promise.all(Array.from({ length: 20 }, () => book.open(order)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await book.open(order)).toEqual(answers[0])
    expect(await book.posted(order.reference, 'OPEN')).toEqual(answers[0])
    expect(await book.find('PHONE', '959420000002')).toHaveLength(1)
    expect(await book.open({ ...order, ownerName: 'U Ba' })).toEqual({
      said: 'REFUSED',
      why: 'REFERENCE_REUSED',
    })
  })

  it('a month that was paid ahead is a bill with its fee and nothing to pay', async () => {
    const made = await make()
    const contractNo = await opened(made)
    const [bill] = await made.book.bills(contractNo, { most: 5 })
    expect(bill).toMatchObject({ totalKyat: 0, paidKyat: 0 })
    expect(bill?.lines.map(({ kind, kyat }) => [kind, kyat])).toEqual([
      ['FEE', 42_000],
      ['PAID_AHEAD', -42_000],
    ])
    expect((await made.book.contract(contractNo))?.paidUntil).toBe(bill?.to)
  })

  it('a bill has fee and tax, is due in 14 days, and each period has one', async () => {
    const made = await make()
    const contractNo = await opened(made, 2)
    expect(await made.runBills()).toBe(0)
    const bills = await made.book.bills(contractNo, { most: 12 })
    expect(bills.map(({ totalKyat }) => totalKyat)).toEqual([48_300, 48_300, 0])
    const [last, before] = bills
    expect(Date.parse(last?.dueOn ?? '') - Date.parse(last?.issuedOn ?? '')).toBe(14 * DAY_MS)
    expect(last?.from).toBe(new Date(Date.parse(before?.to ?? '') + DAY_MS).toISOString().slice(0, 10))
    expect(await made.book.bills(contractNo, { before: last?.period ?? '', most: 1 })).toEqual([before])
    expect(await made.book.bill(last?.billNo ?? '')).toEqual(last)
    expect(await dueOf(made, contractNo)).toBe(96_600)
  })

  it('a payment is posted once, the oldest bill first, and what is too much comes off the next', async () => {
    const made = await make()
    const contractNo = await opened(made, 2)
    const order = aPost(contractNo, 50_000)
    expect(await made.book.posted(order.reference, 'POST')).toBeNull()
    const answers = await Promise.all(Array.from({ length: 20 }, () => made.book.post(order)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ said: 'DONE', contractNo, kyat: 50_000 })
    expect(await made.book.posted(order.reference, 'POST')).toEqual(answers[0])
    const bills = await made.book.bills(contractNo, { most: 3 })
    expect(bills.map(({ paidKyat }) => paidKyat)).toEqual([1_700, 48_300, 0])
    expect(await made.book.postings(contractNo, 5)).toMatchObject([
      { reference: order.reference, billNo: bills[0]?.billNo, kyat: 1_700 },
      { reference: order.reference, billNo: bills[1]?.billNo, kyat: 48_300 },
    ])
    expect(await made.book.postings(contractNo, 1)).toHaveLength(1)
    expect(await made.book.post({ ...order, kyat: 1 })).toMatchObject({ why: 'REFERENCE_REUSED' })
    await made.book.post(aPost(contractNo, 46_600 + 11_500))
    expect(await dueOf(made, contractNo)).toBe(0)
    made.clock.forward(MONTH_MS)
    await made.runBills()
    expect(await dueOf(made, contractNo)).toBe(48_300 - 11_500)
  })

  it('months paid ahead keep the price of that day, and say until when is paid', async () => {
    const made = await make()
    const contractNo = await opened(made)
    const ahead = { months: 3, monthlyKyat: 40_000, addOns: [], paidAMonthKyat: 44_000 }
    await made.book.post(aPost(contractNo, 132_000, { ahead }))
    const until = (await made.book.contract(contractNo))?.paidUntil ?? ''
    for (let month = 0; month < 4; month += 1) {
      made.clock.forward(MONTH_MS)
      await made.runBills()
    }
    const bills = await made.book.bills(contractNo, { most: 12 })
    expect(bills.map(({ totalKyat }) => totalKyat)).toEqual([48_300, 0, 0, 0, 0])
    expect(bills[1]?.to).toBe(until)
    expect(bills[1]?.lines.find(({ kind }) => kind === 'PAID_AHEAD')?.kyat).toBe(-40_000)
  })

  it('a payment is taken back once and whole: its bills are open again', async () => {
    const made = await make()
    const contractNo = await opened(made, 2)
    const paid = aPost(contractNo, 96_600)
    await made.book.post(paid)
    expect(await dueOf(made, contractNo)).toBe(0)
    const back = { reference: randomUUID(), contractNo, posted: paid.reference, kyat: 96_600 }
    expect(await made.book.reverse({ ...back, reference: randomUUID(), kyat: 50_000 })).toMatchObject({
      why: 'NOT_POSSIBLE',
    })
    expect(await made.book.reverse({ ...back, reference: randomUUID(), posted: randomUUID() })).toMatchObject(
      {
        why: 'NOT_FOUND',
      },
    )
    const answers = await Promise.all(Array.from({ length: 10 }, () => made.book.reverse(back)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ said: 'DONE', contractNo, kyat: 96_600 })
    expect(await made.book.posted(back.reference, 'REVERSE')).toEqual(answers[0])
    expect(await dueOf(made, contractNo)).toBe(96_600)
    expect(await made.book.reverse({ ...back, reference: randomUUID() })).toMatchObject({
      why: 'NOT_POSSIBLE',
    })
    await made.book.post(aPost(contractNo, 96_600))
    expect(await dueOf(made, contractNo)).toBe(0)
  })

  it('what came off a later bill is not taken back, nor is anything of a contract that has ended', async () => {
    const made = await make()
    const contractNo = await opened(made, 1)
    const tooMuch = aPost(contractNo, 60_000)
    await made.book.post(tooMuch)
    const back = { contractNo, posted: tooMuch.reference, kyat: 60_000 }
    expect(await made.book.reverse({ ...back, reference: randomUUID() })).toMatchObject({
      why: 'NOT_POSSIBLE',
    })
    await made.book.change({ reference: randomUUID(), contractNo, to: { status: 'TERMINATED' } })
    expect(await made.book.reverse({ ...back, reference: randomUUID() })).toMatchObject({ why: 'ENDED' })
  })

  it('months paid ahead are taken back until the first of them has begun', async () => {
    const made = await make()
    const contractNo = await opened(made)
    const before = (await made.book.contract(contractNo))?.paidUntil
    const ahead = { months: 3, monthlyKyat: 40_000, addOns: [], paidAMonthKyat: 44_000 }
    const [first, second] = [aPost(contractNo, 132_000, { ahead }), aPost(contractNo, 132_000, { ahead })]
    await made.book.post(first)
    await made.book.post(second)
    const back = ({ reference: posted }: PostOrder) =>
      made.book.reverse({ reference: randomUUID(), contractNo, posted, kyat: 132_000 })
    expect(await back(first)).toMatchObject({ why: 'NOT_POSSIBLE' })
    expect(await back(second)).toMatchObject({ said: 'DONE' })
    expect(await back(first)).toMatchObject({ said: 'DONE' })
    expect((await made.book.contract(contractNo))?.paidUntil).toBe(before)
    const third = aPost(contractNo, 132_000, { ahead })
    await made.book.post(third)
    made.clock.forward(MONTH_MS)
    await made.runBills()
    expect(await dueOf(made, contractNo)).toBe(0)
    expect(await back(third)).toMatchObject({ why: 'NOT_POSSIBLE' })
  })

  it('a credit, a one-off charge and another plan stand on the next bill', async () => {
    const made = await make()
    const contractNo = await opened(made, 1)
    const reference = randomUUID()
    const credit = { reference, contractNo, kyat: 2_000, why: 'OUTAGE' }
    expect(await made.book.credit(credit)).toMatchObject({ said: 'DONE' })
    expect(await made.book.credit(credit)).toMatchObject({ said: 'DONE' })
    const change = (to: Parameters<FibreBook['change']>[0]['to']) =>
      made.book.change({ reference: randomUUID(), contractNo, to })
    await change({ charge: 'MOVE_ROUTER', qty: 1, unitKyat: 10_000 })
    made.clock.forward(10 * DAY_MS)
    await change({ packageCode: 'F60' })
    expect(await change({ packageCode: 'F9999' })).toMatchObject({ why: 'NOT_POSSIBLE' })
    made.clock.forward(MONTH_MS - 10 * DAY_MS)
    await made.runBills()
    const [bill] = await made.book.bills(contractNo, { most: 1 })
    const kinds = bill?.lines.map(({ kind }) => kind)
    expect(kinds).toEqual(['FEE', 'ONE_OFF', 'PART_OF_MONTH', 'CREDIT', 'TAX'])
    expect(bill?.lines.find(({ kind }) => kind === 'CREDIT')?.kyat).toBe(-2_000)
    expect(bill?.packageCode).toBe('F60')
    const part = bill?.lines.find(({ kind }) => kind === 'PART_OF_MONTH')
    expect(part?.qty).toBeGreaterThan(15)
    expect(part?.kyat).toBeLessThan(13_000)
  })

  it('a credit that is more than a bill waits for the next, and no bill is below zero', async () => {
    const made = await make()
    const contractNo = await opened(made, 1)
    await made.book.credit({ reference: randomUUID(), contractNo, kyat: 50_000, why: 'SORRY' })
    for (let month = 0; month < 2; month += 1) {
      made.clock.forward(MONTH_MS)
      await made.runBills()
    }
    const bills = await made.book.bills(contractNo, { most: 2 })
    expect(bills.map(({ totalKyat }) => totalKyat)).toEqual([39_100, 0])
  })

  it('an unpaid bill suspends a week after it was due, and paying brings the line back', async () => {
    const made = await make()
    const contractNo = await opened(made, 1)
    const statusOf = async () => (await made.book.contract(contractNo))?.status
    made.clock.forward(20 * DAY_MS)
    await made.passDay()
    expect(await statusOf()).toBe('ACTIVE')
    made.clock.forward(3 * DAY_MS)
    await made.passDay()
    expect(await statusOf()).toBe('SUSPENDED_DEBT')
    await made.book.post(aPost(contractNo, 48_300))
    made.clock.forward(2 * 3_600_000)
    await made.passDay()
    expect(await statusOf()).toBe('ACTIVE')
  })

  it('an ended contract has no more bills, takes what is due and nothing else, and its no stays a no', async () => {
    const made = await make()
    const contractNo = await opened(made, 1)
    const reference = randomUUID()
    const end = { reference, contractNo, to: { status: 'TERMINATED' } } as const
    expect(await made.book.change(end)).toMatchObject({ said: 'DONE' })
    expect(await made.book.change(end)).toMatchObject({ said: 'DONE' })
    made.clock.forward(MONTH_MS)
    expect(await made.runBills()).toBe(0)
    const leaving = aPost(contractNo, 48_300 + 25_000, { leavingKyat: 25_000 })
    expect(await made.book.post(leaving)).toMatchObject({ said: 'DONE', kyat: 73_300 })
    expect(await made.book.contract(contractNo)).toMatchObject({ status: 'TERMINATED', dueKyat: 0 })
    const late = aPost(contractNo, 1_000)
    expect(await made.book.post(late)).toEqual({ said: 'REFUSED', why: 'ENDED' })
    expect(await made.book.posted(late.reference, 'POST')).toEqual({ said: 'REFUSED', why: 'ENDED' })
    expect(await made.book.post(aPost('FB000', 1))).toEqual({ said: 'REFUSED', why: 'NOT_FOUND' })
  })
}
