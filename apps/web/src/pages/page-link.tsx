import type { MouseEvent } from 'react'
import type { PageAction } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { MailIcon } from '#ui/icons/mail.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { jumpToSection } from '../navigation/jump-to-section.ts'
import { useWords } from '../i18n/use-words.ts'

/** `#levels` is a place on this page; it must not reach the address, where it would be read as a route. */
const sectionOf = (link: string) => (/^#[a-z0-9-]+$/.test(link) ? link.slice(1) : null)

/** What an anchor needs to follow a link of the content: into the app, within the page, or out of the house. */
export function linkTo(link: string) {
  const section = sectionOf(link)
  if (section) {
    const onClick = (event: MouseEvent) => {
      event.preventDefault()
      jumpToSection(section)
    }
    return { href: link, onClick }
  }
  if (/^https?:/.test(link)) return { href: link, target: '_blank', rel: 'noopener noreferrer' }
  return { href: toHref(link) }
}

function iconOf(link: string): Icon {
  if (link.startsWith('tel:')) return PhoneIcon
  return link.startsWith('mailto:') ? MailIcon : ArrowRightIcon
}

type Props = { readonly actions: readonly PageAction[]; readonly dark?: boolean }

/** The first action is the one we hope for; the others stand back. */
export function PageActions({ actions, dark = false }: Props) {
  const { pick } = useWords()
  return actions.map((action, index) => (
    <ButtonLink
      key={action.link}
      {...linkTo(action.link)}
      icon={iconOf(action.link)}
      variant={index > 0 ? (dark ? 'quiet' : 'secondary') : dark ? 'inverse' : 'primary'}
    >
      {pick(action.label, action.labelMm).text}
    </ButtonLink>
  ))
}
