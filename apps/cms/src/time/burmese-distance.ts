import type { Locale } from 'date-fns'

const UNITS: Readonly<Record<string, string>> = {
  Seconds: 'စက္ကန့်',
  Minutes: 'မိနစ်',
  Hours: 'နာရီ',
  Days: 'ရက်',
  Weeks: 'ပတ်',
  Months: 'လ',
  Years: 'နှစ်',
}
const ROUGHLY: Readonly<Record<string, string>> = {
  lessThanX: 'အောက်',
  aboutX: 'ခန့်',
  overX: 'ကျော်',
  almostX: 'နီးပါး',
  x: '',
}
const TOKEN = /^(lessThanX|aboutX|overX|almostX|x)([A-Z]\w+)$/

/** "2 minutes" as date-fns asks for it; Payload writes "ago" behind it in its own words. */
export const burmeseDistance: Locale['formatDistance'] = (token, count) => {
  const [, how = 'x', unit = ''] = TOKEN.exec(token) ?? []
  return token === 'halfAMinute' ? `30 ${UNITS['Seconds']}` : `${count} ${UNITS[unit]}${ROUGHLY[how]}`
}
