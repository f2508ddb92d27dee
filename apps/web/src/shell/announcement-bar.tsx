import { Marquee, type MarqueeItem } from '#ui/marquee/marquee.tsx'
import { useAnnouncements } from '../api/use-announcements.ts'
import { toHref } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'

/** Its space is reserved from the first paint; until news arrive, or without any, it shows the house line. */
export function AnnouncementBar() {
  const { t, pick, lang } = useWords()
  const { data } = useAnnouncements()
  const items: MarqueeItem[] = (data ?? []).map((announcement) => {
    const picked = pick(announcement.content, announcement.contentMm)
    return {
      text: picked.text,
      ...(announcement.link ? { href: toHref(announcement.link) } : {}),
      ...(picked.lang === lang ? {} : { lang: picked.lang }),
    }
  })
  if (items.length === 0) items.push({ text: t('frame.houseLine') })
  return (
    <Marquee
      items={items}
      label={t('frame.announcements')}
      pauseLabel={t('frame.announcementsPause')}
      playLabel={t('frame.announcementsPlay')}
    />
  )
}
