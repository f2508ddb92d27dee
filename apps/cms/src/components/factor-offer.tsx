import Link from 'next/link'
import type { ServerProps } from 'payload'
import { factorOf } from '../staff/enrolment-store.ts'
import { inLanguage } from '../words/staff-words.ts'

/** On the first screen, until it is set up. Only a demo lets anybody come this far without. */
export async function FactorOffer({ payload, user, i18n }: ServerProps) {
  if (!user || (await factorOf(payload, Number(user.id))).since) return null
  return (
    <aside className="cms-offer">
      <span>{inLanguage('offer', i18n.language)}</span>
      <Link href={`${payload.config.routes.admin}/second-factor`}>
        {inLanguage('setUpTitle', i18n.language)}
      </Link>
    </aside>
  )
}
